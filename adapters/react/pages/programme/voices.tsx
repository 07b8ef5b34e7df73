import type { SourcedVoice, VoiceSource } from '#core/people/people.ts'
import type { Brand } from '#core/brand/brand.ts'
import { pageWording } from '#wording/pages.ts'
import { mailHref } from '#core/brand/mail-link.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'

const words = pageWording.themePages.voices

/**
 * What people say who took part, each with where it comes from and how one knows that it is genuine (§ 5b Abs. 3 UWG).
 */
export const Voices = ({ voices, brand }: { readonly voices: readonly SourcedVoice[]; readonly brand: Brand }) => (
  <MarginSection title={words.heading} note={voices.some(isExample) ? words.exampleNote : words.note} board>
    {voices.length === 0 ? (
      <Note icon="person" title={words.none}>
        <p>{words.noneText}</p>
        {brand.email && (
          <p>
            <a className="txt" href={mailHref(brand, words.subject, '')}>
              {words.write}
            </a>
          </p>
        )}
      </Note>
    ) : (
      <ul className="grid voices">
        {voices.map(({ id, text, speaker, source }) => (
          <li key={id}>
            <figure>
              <blockquote>
                <p>{words.quoted(text)}</p>
              </blockquote>
              <figcaption className="small">
                <strong>{speaker}</strong>
                <br />
                <span className="mute">{sourceText(source)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    )}
  </MarginSection>
)

const isExample = ({ source }: SourcedVoice): boolean => source.kind === 'example'

const sourceText = (source: VoiceSource): string => {
  if (source.kind === 'example') return words.example
  return words.source(source.text, source.assurance ?? words.notAssured)
}
