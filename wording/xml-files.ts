import type { WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import { nbsp } from '#core/shared/unbroken.ts'

/** Sizes as people read them. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)}${nbsp}MB`

/** Why a file is not taken that should hold XML; stands behind its name, or behind 'Die Datei'. */
export const whyNotXml: Readonly<Record<Extract<WhyNotALaw, { why: 'not-xml' }>['because'], string>> = {
  malformed: 'ist kein XML, das man lesen kann',
  'declares-entities': 'erklärt eigene Entitäten; solches XML wird nicht gelesen',
  'too-deep': 'ist zu tief verschachtelt',
  'takes-too-much': 'ist zu aufwendig zu lesen',
  'not-utf-8': 'ist nicht in UTF-8 geschrieben',
  'no-archive': 'ist ein ZIP-Archiv, das sich nicht öffnen lässt',
  encrypted: 'ist ein verschlüsseltes ZIP-Archiv',
  'unsafe-name': 'ist ein ZIP-Archiv mit Dateinamen, die aus ihm hinausführen',
  'too-many-files': 'ist ein ZIP-Archiv mit zu vielen Dateien',
  'expands-too-much': 'ist ein ZIP-Archiv, das entpackt zu groß wird',
  'no-law-inside': 'ist ein ZIP-Archiv ohne genau eine XML-Datei',
}

/** As `whyNotXml`. */
export const whyTooLarge = (atMost: number): string => `ist größer als ${inMegabytes(atMost)}`
