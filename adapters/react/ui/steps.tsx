import { CitingLine } from './citing-line.tsx'

/** What follows on what, in numbered steps. */
export const Steps = ({ list }: { readonly list: readonly { readonly title: string; readonly text: string }[] }) => (
  <ol className="steps">
    {list.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b>
        <CitingLine text={text} />
      </li>
    ))}
  </ol>
)
