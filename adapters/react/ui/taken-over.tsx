import { createContext, use, type FormEvent, type MouseEvent, type ReactNode } from 'react'

/** What a browser does on a page that it has taken over from the server, in place of loading it anew. */
export interface TakenOver {
  submit(form: HTMLFormElement): void
  follow(href: string): void
}

/** Undefined on the server, and in a browser without scripts: there forms and links are plain ones. */
export const TakenOverPage = createContext<TakenOver | undefined>(undefined)

/** A form that is posted to its page, without a reload where the page is taken over. */
export const PageForm = ({
  action,
  className,
  children,
}: {
  readonly action: string
  readonly className?: string
  readonly children: ReactNode
}) => {
  const page = use(TakenOverPage)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!page) return
    event.preventDefault()
    page.submit(event.currentTarget)
  }
  return (
    <form method="post" action={action} className={className} onSubmit={submit}>
      {children}
    </form>
  )
}

/** A link to another state of the same page. */
export const PageLink = ({
  href,
  current = false,
  children,
}: {
  readonly href: string
  readonly current?: boolean
  readonly children: ReactNode
}) => {
  const page = use(TakenOverPage)
  const follow = (event: MouseEvent) => {
    if (!page || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    page.follow(href)
  }
  return (
    <a href={href} aria-current={current ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
