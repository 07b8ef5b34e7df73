import { useLocation } from 'react-router-dom'
import { brokenPageWording as words } from '#wording/pages/broken-page.ts'

/** Stands in place of a page that a browser took over and cannot draw any more. */
export const BrokenPage = () => {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap rhead stack" role="alert">
      <h1 ref={focus} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="lead">{words.text}</p>
      <p className="row">
        <a className="btn" href={pathname + search}>
          {words.loadAnew}
        </a>
      </p>
    </div>
  )
}

const focus = (heading: HTMLElement | null): void => heading?.focus()
