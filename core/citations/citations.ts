/** What a text cites: a norm of a law, a decision by court and file number, or one by its European identifier. */
export type Citation = LawCitation | CaseCitation | EcliCitation

/** A paragraph or article of a law (domain §3.3). */
export interface LawCitation {
  readonly kind: 'law'
  readonly unit: 'paragraph' | 'article'
  /**
   * As it is usually cited: 'BetrVG', 'SGB IX'. Null where the text names none, as in '§ 5': that means something
   * within a law alone.
   */
  readonly law: string | null
  /** '37' or '78a'. */
  readonly number: string
  /** Last norm of '§§ 26 bis 29'. */
  readonly numberTo?: string
  /** The text names no law: the one that it stands in is meant. */
  readonly context?: true
  readonly at?: CitedPart
}

/** The part of a norm that is meant. */
export interface CitedPart {
  readonly absatz?: string
  readonly unterabsatz?: string
  readonly satz?: string
  /** Last one of 'Satz 3 bis 5'. */
  readonly satzTo?: string
  readonly nummer?: string
  /** 'a' or 'aa'. */
  readonly buchstabe?: string
  readonly halbsatz?: string
  readonly eingangssatz?: true
  /** 'f.': and the one that follows; 'ff.': and those that follow. */
  readonly following?: 'f' | 'ff'
}

export type DecisionType = 'Urteil' | 'Beschluss'

export interface CaseCitation {
  readonly kind: 'case'
  /** 'BAG', 'LAG Köln', 'EuGH'; 'LAG' or 'ArbG' where only the file number tells of what kind it is. */
  readonly court: string
  readonly type?: DecisionType
  /** Day of the decision, 'YYYY-MM-DD'. */
  readonly date?: string
  /** '7 ABR 8/23', 'C-55/18'. */
  readonly fileNumber: string
  /** By which decisions of the European court are known: 'CCOO'. */
  readonly name?: string
  /** Marginal numbers: '15'. */
  readonly marginal?: readonly string[]
}

/** A European Case Law Identifier and what is encoded in it. */
export interface EcliCitation {
  readonly kind: 'ecli'
  /** Code of the court: 'BAG', 'LAGK'; 'EuGH' for that of the Union. */
  readonly court: string
  readonly year: number
  readonly date?: string
  readonly type?: DecisionType
  readonly fileNumber?: string
  /** Tells decisions of one day and file number apart: '0'. */
  readonly collision?: string
}

/**
 * A citation and where it stands, in UTF-16 units of the given text. Of several under one sign the first begins at the
 * sign and the last ends behind the law. Nothing is between start and end where the text does not write it, as 'Abs. 2'
 * in 'Abs. 1 bis 3'.
 */
export interface FoundCitation {
  readonly citation: Citation
  readonly start: number
  readonly end: number
}
