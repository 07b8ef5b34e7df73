import { isTargetGroup, targetGroups, type TargetGroup } from '#core/shared/target-group.ts'
import type { ArticleContent, Content, ContentFault, LexiconContent } from '#core/content/content.ts'
import type { ArticleKind } from '#core/knowledge/articles/articles.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import { articleFolders, articleFrom, issuesFrom } from './articles.ts'
import { conferenceFrom } from './conferences.ts'
import { downloadFrom } from './downloads.ts'
import { complainOfLostModules, eventsFrom, modulesFrom } from './events.ts'
import { faqFrom } from './faq.ts'
import { lexiconEntryFrom } from './lexicon.ts'
import { pageFrom } from './pages.ts'
import { consultantsFrom, expertsFrom, managersFrom } from './people.ts'
import { primerFrom } from './primers.ts'
import { positionFrom } from './positions.ts'
import { brandFrom, rubricsFrom } from './rubrics-and-brand.ts'
import { rulingFrom } from './rulings.ts'
import type { Complain, Source } from './source.ts'
import { folderFiles, type ContentFiles } from './content-files.ts'
import { neededText } from './text-file.ts'
import { shopFrom } from './shop.ts'
import { teachingFrom } from './teaching.ts'
import { themeFrom } from './themes.ts'
import { hotelsFrom, locationsFrom } from './venues.ts'
import { videosFrom } from './videos.ts'
import { voicesFrom } from './voices.ts'
import { readYaml } from './yaml-source.ts'

const inReadingOrder = (a: ContentFault, b: ContentFault): number =>
  a.at.file.localeCompare(b.at.file, 'de') || a.at.line - b.at.line

const one = <T>(found: T | undefined): readonly T[] => (found === undefined ? [] : [found])

/**
 * Reads every `{name}{ending}` of a subfolder with `read`; files that do not fit are left out, and complained about
 * there.
 */
const each = async <T>(
  files: ContentFiles,
  subfolder: string,
  ending: string,
  complain: Complain,
  read: (file: string, name: string, text: string) => readonly T[],
): Promise<readonly T[]> => {
  const all: T[] = []
  for (const fileName of await files.names(subfolder, ending)) {
    const file = `${subfolder}/${fileName}`
    const text = await files.text(file, complain)
    if (text !== undefined) all.push(...read(file, fileName.slice(0, -ending.length), text))
  }
  return all
}

const lexiconOf = async (files: ContentFiles, complain: Complain): Promise<readonly LexiconContent[]> => {
  for (const name of await files.names('lexikon', ''))
    if (!isTargetGroup(name))
      complain({
        at: { file: `lexikon/${name}`, line: 1 },
        message: `Ein Lexikon „${name}“ gibt es nicht; bekannt sind: ${targetGroups.join(', ')}.`,
      })
  const entriesOf = (group: TargetGroup) =>
    each(files, `lexikon/${group}`, '.md', complain, (file, name, text) =>
      one(lexiconEntryFrom(file, group, name, text, complain)),
    )
  return (await Promise.all(targetGroups.map(entriesOf))).flat()
}

const articlesOf = async (files: ContentFiles, complain: Complain): Promise<readonly ArticleContent[]> => {
  for (const name of await files.names('artikel', ''))
    if (!Object.hasOwn(articleFolders, name))
      complain({
        at: { file: `artikel/${name}`, line: 1 },
        message: `Artikel der Art „${name}“ gibt es nicht; bekannt sind: ${Object.keys(articleFolders).join(', ')}.`,
      })
  const articlesIn = ([subfolder, kind]: readonly [string, ArticleKind]) =>
    each(files, `artikel/${subfolder}`, '.md', complain, (file, name, text) =>
      one(articleFrom(file, kind, name, text, complain)),
    )
  return (await Promise.all(Object.entries(articleFolders).map(articlesIn))).flat()
}

/**
 * Reads the files of a provider's content folder (its layout: content/README.md). Finds every mistake of shape, in
 * reading order, with file and line: broken YAML, CSV or UTF-8, missing and unknown fields, malformed figures, days,
 * times and amounts. Whether what is named exists is the import's question.
 */
export const readContentFiles = async (
  files: ContentFiles,
): Promise<Result<Content, { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }>> => {
  const faults: ContentFault[] = []
  const complain: Complain = (fault) => void faults.push(fault)
  const yaml = async (file: string): Promise<Source | undefined> => {
    const text = await neededText(files, file, complain)
    return text === undefined ? undefined : readYaml(file, text, complain)
  }
  const yamlList = async <T>(file: string, read: (source: Source, complain: Complain) => readonly T[]) => {
    const source = await yaml(file)
    return source ? read(source, complain) : []
  }
  /** Further lists of a folder: what other systems bring has a file for each. */
  const yamlLists = <T>(folder: string, read: (source: Source, complain: Complain) => readonly T[]) =>
    each(files, folder, '.yaml', complain, (file, _name, text) => {
      const source = readYaml(file, text, complain)
      return source ? read(source, complain) : []
    })
  const yamlListIfAny = async <T>(file: string, read: (source: Source, complain: Complain) => readonly T[]) => {
    const text = await files.text(file, complain)
    const source = text === undefined ? undefined : readYaml(file, text, complain)
    return source ? read(source, complain) : []
  }

  const settings = await yaml('settings.yaml')
  const brand = settings && brandFrom(settings, complain)
  const modules = [
    ...modulesFrom('module.csv', (await files.text('module.csv', complain)) ?? '', complain),
    ...(await each(files, 'module', '.csv', complain, (file, _name, text) => modulesFrom(file, text, complain))),
  ]
  const dates = await neededText(files, 'termine.csv', complain)
  const events = [
    ...(dates === undefined ? [] : eventsFrom('termine.csv', dates, modules, complain)),
    ...(await each(files, 'termine', '.csv', complain, (file, _name, text) =>
      eventsFrom(file, text, modules, complain),
    )),
  ]
  if (!faults.some((fault) => fault.at.file === 'termine.csv')) complainOfLostModules(modules, events, complain)
  const locations = [
    ...(await yamlList('standorte.yaml', locationsFrom)),
    ...(await yamlLists('standorte', locationsFrom)),
  ]
  const hotels = [...(await yamlList('hotels.yaml', hotelsFrom)), ...(await yamlLists('hotels', hotelsFrom))]
  const content: Omit<Content, 'brand' | 'brandAt'> = {
    rubrics: await yamlList('rubriken.yaml', rubricsFrom),
    locations: locations.map(({ venue }) => venue),
    hotels: hotels.map(({ venue }) => venue),
    themes: await each(files, 'themen', '.md', complain, (file, url, text) =>
      one(themeFrom(file, url, text, complain)),
    ),
    events,
    lexicon: await lexiconOf(files, complain),
    rulings: await each(files, 'urteile', '.md', complain, (file, name, text) =>
      one(rulingFrom(file, name, text, complain)),
    ),
    articles: await articlesOf(files, complain),
    pages: await each(files, 'seiten', '.md', complain, (file, slug, text) =>
      one(pageFrom(file, slug, text, complain)),
    ),
    records: [
      ...(await yamlListIfAny('referenten.yaml', expertsFrom)),
      ...(await yamlListIfAny('ansprechpartner.yaml', managersFrom)),
      ...(await yamlListIfAny('berater.yaml', consultantsFrom)),
      ...(await yamlListIfAny('stimmen.yaml', voicesFrom)),
      ...(await yamlListIfAny('videos.yaml', videosFrom)),
      ...(await yamlLists('videos', videosFrom)),
      ...(await yamlListIfAny('werbemittel.yaml', shopFrom)),
      ...(await yamlListIfAny('faq.yaml', faqFrom)),
      ...(await each(files, 'downloads', '.md', complain, (file, slug, text) =>
        one(downloadFrom(file, slug, text, complain)),
      )),
      ...(await yamlListIfAny('magazin.yaml', issuesFrom)),
      ...(await yamlListIfAny('lehrplan.yaml', teachingFrom)),
      ...(await each(files, 'wissen', '.md', complain, (file, slug, text) =>
        one(primerFrom(file, slug, text, complain)),
      )),
      ...(await each(files, 'stellen', '.md', complain, (file, _name, text) =>
        one(positionFrom(file, text, complain)),
      )),
      ...(await each(files, 'fachtagungen', '.yaml', complain, (file, theme, text) => {
        const source = readYaml(file, text, complain)
        return one(source && conferenceFrom(source, theme, complain))
      })),
      ...[...hotels, ...locations].flatMap(({ details }) => details),
    ],
  }
  if (!brand || faults.length > 0) return refused({ why: 'content-faulty', faults: faults.toSorted(inReadingOrder) })
  return done({ ...brand, ...content })
}

/** The same of a folder on a disk. */
export const readContentFolder = (folder: string): ReturnType<typeof readContentFiles> =>
  readContentFiles(folderFiles(folder))
