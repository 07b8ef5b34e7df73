import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = pageWording.problems

type Code = (typeof words.codes)[number]

/** What a problem means that an answer of our calls named, and what to do about it. */
export const problemPage: Page<Code> = {
  async loader({ params }) {
    const code = words.codes.find((known) => known === params['code'])
    if (code === undefined) throw notFound()
    return forEveryone(code, [])
  },
  head: (code) => ({
    title: words.titles[code],
    description: words.advice[code],
    noindex: true,
    crumbs: [{ title: words.heading, href: addressOf.problems }],
  }),
  Component: ({ data: code }) => (
    <div className="wrap rhead stack g3">
      <h1>
        <WholeWords text={words.titles[code]} />
      </h1>
      <p>
        {words.code}: <code>{code}</code>
      </p>
      <div className="prose">
        <h2>{words.whatToDo}</h2>
        <p>{words.advice[code]}</p>
        <p>
          <a href={addressOf.problems}>{words.all}</a>
        </p>
      </div>
    </div>
  ),
}
