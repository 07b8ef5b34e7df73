import { createContext, use, type SVGProps } from 'react'
import type { IconName } from './icons.ts'

/**
 * Told of every icon that is drawn, whoever sees to it that the document holds its symbol. Nobody is where it holds
 * all.
 */
export const IconShown = createContext<((name: IconName) => void) | undefined>(undefined)

type Look = Pick<SVGProps<SVGSVGElement>, 'className' | 'width' | 'height' | 'strokeWidth' | 'style'>

/** An icon beside a word: always hidden from screen readers, its outline once per document. */
export const Icon = ({ name, className = 'ico', ...look }: Look & { readonly name: IconName }) => {
  use(IconShown)?.(name)
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" {...look}>
      <use href={`#i-${name}`} />
    </svg>
  )
}
