import type { IssueWithArticles } from '#core/knowledge/articles/articles.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { Note } from '../../ui/note.tsx'
import { ArticleRows } from '../../blocks/article-rows.tsx'

const words = pageWording.articles.magazine

/** Where on its page an issue stands. */
export const issueAnchor = (number: number): string => `ausgabe-${number}`

/** The magazine, issue by issue. */
export const magazinePage: Page<readonly IssueWithArticles[]> = {
  async loader({ site }) {
    const issues = await site.knowledge.articles.issues({})
    return forEveryone(issues.ok ? issues.value.items : [], ['articles', 'record:issue'])
  },
  head: (issues) => ({
    title: words.title,
    description: words.description,
    ...(issues.length > 0 ? { canonical: addressOf.magazine } : { noindex: true }),
    crumbs: [],
    feed: 'all',
  }),
  Component: ({ data: issues }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      {issues.length === 0 && (
        <div className="wrap sec first">
          <Note icon="clock" title={words.empty} />
        </div>
      )}
      {issues.map(({ number, title, publishedOn, description, articles }) => (
        <section key={number} className="sec" id={issueAnchor(number)} aria-labelledby={`${issueAnchor(number)}-titel`}>
          <div className="wrap mgn">
            <div className="stack">
              <h2 id={`${issueAnchor(number)}-titel`}>{title}</h2>
              <p className="small mute">
                {words.published} <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
              </p>
            </div>
            <div className="stack g3">
              <p className="lead">{description}</p>
              {articles.length > 0 && <ArticleRows articles={articles} heading="h3" />}
            </div>
          </div>
        </section>
      ))}
    </>
  ),
}
