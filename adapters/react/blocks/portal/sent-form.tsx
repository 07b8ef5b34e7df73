import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFetcher, useInRouterContext, useLoaderData } from 'react-router-dom'

interface SentFormProps {
  /** Its own among the forms of the page. */
  readonly name: string
  readonly action: string
  readonly className?: string
  readonly noValidate?: boolean
  readonly children: ReactNode
}

/**
 * A form of the portal. Where a browser took the page over it is sent without a reload: what was refused stays as it
 * was typed, what was done is a fresh form. Everywhere else it is a plain one.
 */
export const SentForm = (props: SentFormProps) => (useInRouterContext() ? <Fetched {...props} /> : <Plain {...props} />)

const Plain = ({ action, className, noValidate, children }: SentFormProps) => (
  <form method="post" action={action} className={className} noValidate={noValidate}>
    {children}
  </form>
)

/** What a loader answered, as far as a form asks of it. */
interface Answered {
  readonly acted?: unknown
  readonly failed?: boolean
}

const Fetched = ({ name, children, ...props }: SentFormProps) => {
  const { Form, state } = useFetcher({ key: name })
  const loaded = useLoaderData<Answered | null>()
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (state !== 'idle') {
      isUnderWay.current = true
      return
    }
    const wasDone = isUnderWay.current && loaded?.acted === undefined && loaded?.failed !== true
    isUnderWay.current = false
    // A form of buttons alone keeps the focus.
    if (wasDone && form.current?.querySelector(fields)) setRound((before) => before + 1)
  }, [state, loaded])
  return (
    <Form key={round} ref={form} method="post" {...props}>
      {children}
    </Form>
  )
}

const fields = 'input:not([type=hidden]), select, textarea'
