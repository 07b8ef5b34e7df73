import type { Refusal } from '../shared/result.ts'

/** Something to hand out in one's company that speaks for the committee: posters, pens, pads (domain §7.5). */
export interface Article {
  /** Its number, such as 'WM-101'. */
  readonly sku: string
  readonly title: string
  readonly description: string
  /** What one gets for one of it: 'Packung mit 10 Stück'. */
  readonly unit: string
  /** So many of it at most in one order. */
  readonly most: number
}

/** The shop as its content has it; nothing in it is for sale, but not everybody may order. */
export interface Shop {
  /** Whoever knows one of them may order. */
  readonly codes: readonly string[]
  readonly articles: readonly Article[]
}

/** Kinds of records that are the shop's (core/records): it is one record. */
export interface MerchandiseRecords {
  readonly shop: Shop
}

/** The key of the one record. */
export const shopKey = 'werbemittel'

/** Shortest code in characters: with five tries in a quarter of an hour nobody guesses it. */
export const shortestCode = 10
/** Articles that one page still shows. */
export const mostArticles = 100
/** Most of one article that an order may ask for. */
export const mostOfOne = 1000

/** Refuses whoever has not said a code, or said it too long ago. */
export interface ShopLocked extends Refusal {
  readonly why: 'shop-locked'
}

/** Wrong codes from one network before no more are looked at, and for how long in minutes. */
export const wrongCodesAllowed = 5
export const codeLockMinutes = 15
/** Hours for which a code opens the shop. */
export const shopHours = 8
