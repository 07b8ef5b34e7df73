import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = pageWording.problems

/** Every problem that an answer of our calls may name. */
export const problemsPage: Page<null> = {
  async loader() {
    return forEveryone(null, [])
  },
  head: () => ({ title: words.heading, description: words.description, noindex: true, crumbs: [] }),
  Component: () => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={words.heading} />
      </h1>
      <p className="lead">{words.intro}</p>
      <div className="prose">
        <dl className="stack g2">
          {words.codes.map((code) => (
            <div key={code}>
              <dt>
                <a href={addressOf.problem(code)}>
                  <code>{code}</code>
                </a>
              </dt>
              <dd>{words.titles[code]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  ),
}
