import type { Day, Instant } from '../../shared/day.ts'
import type { Page, PageQuery } from '../../shared/page.ts'
import type { NotAllowed, NotFound, NotSignedIn, Redirected, Result, TooMany } from '../../shared/result.ts'
import type { ComparedSubsection } from './compared-norms.ts'
import type { Difference } from './difference.ts'
import type { Contents } from './divisions.ts'
import type { ImportWarning, LawFile, WhyNotALaw } from './law-file.ts'
import type { NormHit } from './norm-hits.ts'
import type { Division, LawHead, LawText, Norm } from './laws.ts'

/** A law as lists and its norms name it. */
export interface LawSummary extends Pick<LawHead, 'slug' | 'abbreviation' | 'title' | 'shortTitle'> {
  readonly stand: LawHead['stand']
  readonly url: string
}

/** A law with its table of contents. */
export interface LawOverview {
  readonly law: Omit<LawFrame, 'divisions'>
  readonly url: string
  readonly contents: Contents
}

/** One norm to be read. */
export interface NormReading {
  readonly law: LawSummary
  /** A mark stands where each sentence of an Absatz begins; what it cites is a link. */
  readonly norm: Norm
  readonly url: string
  /** The divisions in which it stands, the outermost first. */
  readonly divisions: readonly Pick<Division, 'label' | 'title'>[]
  /** Every norm of the innermost of them, itself included, in the order of the law. */
  readonly beside: readonly ListedNorm[]
  readonly previous?: ListedNorm
  readonly next?: ListedNorm
  /** With what it can be compared, the newest first. */
  readonly formerVersions: readonly FormerVersion[]
}

/** A law that is known by name, and that nobody has imported yet; texts that cite it lead here all the same. */
export interface NotImported {
  readonly why: 'not-imported'
  readonly law: Pick<LawSummary, 'slug' | 'abbreviation' | 'title'>
}

/** What anyone may read of the laws. */
export interface ForReadingLaws {
  /** Every published law in the German order of abbreviations. Never refuses. */
  laws(query: {}): Promise<Result<Page<LawSummary>, never>>
  /** One law with its table of contents. Refuses unknown ones; other names of a law lead to it. */
  law(query: { readonly law: string }): Promise<Result<LawOverview, NotFound | NotImported | Redirected>>
  /**
   * One norm: '37', '78a', 'art-9', 'anlage-1'. Refuses unknown ones; numbers that are told of together, other
   * spellings and other names of the law lead to where it stands.
   */
  norm(query: {
    readonly law: string
    readonly number: string
  }): Promise<Result<NormReading, NotFound | NotImported | Redirected>>
  /**
   * A norm of today, by its own number, beside what a former text said. Refuses unknown norms, and texts that nobody
   * but the office ever read.
   */
  compareNorm(query: {
    readonly law: string
    readonly number: string
    readonly version: FormerVersion['id']
  }): Promise<Result<NormComparison, NotFound>>
  /**
   * The norms of a law that have every word, in any inflection and as part of others; none where no word says anything.
   * Refuses unknown laws; other names of a law lead to it.
   */
  findInLaw(query: {
    readonly law: string
    readonly q: string
  }): Promise<Result<NormHits, NotFound | NotImported | Redirected>>
}

/** A text that everyone read before the one of today. */
export interface FormerVersion {
  readonly id: LawVersion['id']
  /** When the official collection made it. */
  readonly builtOn: Day
}

/** A norm as it was in a former text, beside what it says today. */
export interface NormComparison {
  readonly before: FormerVersion
  /** Nothing where the former text did not have it. */
  readonly titleBefore?: string
  readonly isNew: boolean
  readonly subsections: readonly ComparedSubsection[]
}

/** What was found in a law: the best so many, and how many there are. */
export interface NormHits {
  readonly items: readonly NormHit[]
  readonly total: number
}

/** The same text is, or was, what everyone reads. */
export interface AlreadyPublished {
  readonly why: 'already-published'
}

/** Everyone reads another text of the law by now than whoever decides about it saw. */
export interface OutdatedLaw {
  readonly why: 'outdated'
}

/** What an import brought, and how it differs from what everyone reads now. */
export interface LawImport extends Difference {
  readonly version: LawVersion
  readonly law: Pick<LawHead, 'slug' | 'abbreviation' | 'title' | 'stand'>
}

/** Reads files as the official collection publishes them. */
export interface ForReadingLawFiles {
  /**
   * The law in a file, XML or archive, and what an editor should look at. Never fetches anything. Tells now and then
   * how much is read, in percent.
   */
  read(bytes: Uint8Array, tell?: (percent: number) => void): Promise<Result<LawFile, WhyNotALaw>>
}

/** A law without its norms. */
export type LawFrame = Omit<LawText, 'norms'>

/** A norm as lists name it. */
export type ListedNorm = Pick<Norm, 'key' | 'name' | 'title' | 'state' | 'division'>

/** A text of a law that was imported. */
export interface LawVersion {
  readonly id: string
  readonly slug: string
  /** See `LawHead.builtAt`. */
  readonly builtAt: string
  readonly importedAt: Instant
  /** When it was shown to everyone last; nothing where it never was. */
  readonly publishedAt?: Instant
  /** Whether it is what everyone reads now. */
  readonly isPublished: boolean
  readonly warnings: readonly ImportWarning[]
}

/** A law as the office sees it. */
export interface LawWithVersions {
  /** As the version says it that everyone reads; as the newest one does where nobody reads any. */
  readonly law: LawFrame
  /** The one that was imported last first. */
  readonly versions: readonly LawVersion[]
}

/** Stores laws; everyone reads published versions alone. */
export interface ForStoringLaws {
  /** Published laws in no particular order. */
  published(): Promise<readonly LawFrame[]>
  /** A published law with the names of its norms, in their order. */
  law(slug: string): Promise<{ readonly law: LawFrame; readonly norms: readonly ListedNorm[] } | undefined>
  /** A norm of a published law, those before and after it, and all that stand in the same division, itself included. */
  norm(
    slug: string,
    key: string,
  ): Promise<
    | {
        readonly law: LawFrame
        readonly norm: Norm
        readonly beside: readonly ListedNorm[]
        readonly previous?: ListedNorm
        readonly next?: ListedNorm
      }
    | undefined
  >
  /** A norm of any version, published or not. */
  normIn(versionId: string, key: string): Promise<Norm | undefined>
  /** Every law of which there is a version, published or not, with its newest head and all its versions. */
  everyVersion(): Promise<readonly LawWithVersions[]>
  /** Every version of a law, the one that was imported last first. */
  versions(slug: string): Promise<readonly LawVersion[]>
  /** A version without its norms, published or not. */
  head(id: string): Promise<{ readonly version: LawVersion; readonly law: LawFrame } | undefined>
  /** So many norms of any version behind the first `from`, in their order; none of unknown ones. */
  normsOf(id: string, from: number, most: number): Promise<readonly Norm[]>
  /** A version with its whole text, published or not. */
  version(id: string): Promise<{ readonly version: LawVersion; readonly text: LawText } | undefined>
}

/** Changes laws within a transaction. */
export interface ForChangingLaws {
  /** Keeps others from changing this law until the transaction ends; answers every version, the last one first. */
  lock(slug: string): Promise<readonly LawVersion[]>
  /** Adds a version, which nobody reads yet. */
  add(version: Pick<LawVersion, 'id' | 'importedAt' | 'warnings'> & { readonly text: LawText }): Promise<void>
  /** Deletes a version that is not published. */
  delete(id: string): Promise<void>
  /** Shows a version to everyone in place of the one before. */
  publish(version: Pick<LawVersion, 'id' | 'slug'>, at: Instant): Promise<void>
}

/** What a file is taken in for: a job, which goes on when the request is answered. */
export interface LawJob {
  readonly id: string
  /** Name of the file, as it was sent. */
  readonly file: string
  readonly begunAt: Instant
  readonly status: 'queued' | 'running' | 'done' | 'failed'
  /** How much of the file is read, in whole percent; nothing before it runs. */
  readonly percent?: number
  /** The version that it brought. */
  readonly versionId?: LawVersion['id']
  /** Why it failed. */
  readonly problem?: LawJobProblem
}

export type LawJobProblem =
  | WhyNotALaw
  | AlreadyPublished
  /** The program failed, or was ended meanwhile: the same may succeed later. */
  | { readonly why: 'interrupted' }

/** Remembers jobs, whichever process does them. */
export interface ForKeepingLawJobs {
  /** Remembers a job in place of what was known of it, and forgets those that were begun before `forgotten`. */
  keep(job: LawJob, forgotten: Instant): Promise<void>
  job(id: LawJob['id']): Promise<LawJob | undefined>
  /** At most so many, the one that was begun last first. */
  latest(most: number): Promise<readonly LawJob[]>
}

/** A file that is to be a law's. */
export interface LawUpload {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Refuses files by what one sees of them at once; what is in them, the job finds out. */
export type WhyNotTakenIn =
  | { readonly why: 'invalid'; readonly fields: { readonly law?: 'missing' | 'too-many' } }
  | { readonly why: 'files-too-large'; readonly fields: { readonly law?: 'too-large' } }
  | { readonly why: 'files-of-wrong-kind'; readonly fields: { readonly law?: 'wrong-kind' } }

/** A version beside what everyone reads now. */
export interface LawComparison extends Pick<LawImport, 'version' | 'law' | 'counts' | 'changes'> {
  /** The version that everyone reads now. */
  readonly published?: LawVersion['id']
  /** Behind the last of these changes there are more. */
  readonly next?: string
}

type NotAdministrator = NotSignedIn | NotAllowed

/** A decision about a version; `seen` is the one that everyone read when it was taken. */
interface DecidingOnLaw {
  readonly id: LawVersion['id']
  readonly seen?: LawVersion['id']
}

/** How administrators bring in laws; nobody else does. */
export interface ForPublishingLaws {
  /** Every law with its versions, or one by its segment, in the German order of abbreviations. */
  list(ask: { readonly slug?: string }): Promise<Result<Page<LawInOffice>, NotAdministrator>>
  /**
   * Begins to take in one file, XML or archive, of at most 20 MB; nobody reads it before it is published. Refuses
   * more jobs than a few at a time.
   */
  import(ask: {
    readonly law: readonly LawUpload[]
  }): Promise<Result<{ readonly jobId: string }, NotAdministrator | WhyNotTakenIn | TooMany>>
  /** How a job stands; waits up to two seconds for its end. Refuses unknown ones. */
  job(ask: { readonly id: string }): Promise<Result<LawJob, NotAdministrator | NotFound>>
  /** The same at once, for whoever asks again and again. */
  progress(ask: { readonly id: string }): Promise<Result<LawJob, NotAdministrator | NotFound>>
  /** A version beside what everyone reads, change by change. Refuses unknown ones. */
  version(ask: { readonly id: string } & PageQuery): Promise<Result<LawComparison, NotAdministrator | NotFound>>
  /** Shows a version to everyone. Refuses as `publishLaw`. */
  publish(ask: DecidingOnLaw): Promise<Result<LawVersion, NotAdministrator | NotFound | AlreadyPublished | OutdatedLaw>>
  /** Shows a version again that everyone read before. Refuses as `rollBackLaw`. */
  rollBack(
    ask: DecidingOnLaw,
  ): Promise<Result<LawVersion, NotAdministrator | NotFound | AlreadyPublished | OutdatedLaw>>
}

/** A law with its versions, the one that was imported last first. */
export interface LawInOffice extends Pick<LawHead, 'slug' | 'abbreviation' | 'title' | 'stand'> {
  readonly versions: readonly LawVersion[]
}
