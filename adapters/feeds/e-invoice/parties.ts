import { x } from 'xastscript'
import type { Billing } from '#core/cart/order-options.ts'
import type { Invoice, InvoiceSeller } from '#core/invoices/invoice.ts'
import { plain } from '../plain-xml.ts'

/** Where no VAT is to be had, neither may be named by a number of his for it (BR-O-02). */
export const namesVatIds = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.every(({ untaxed }) => untaxed !== 'damages')

export const sellerParty = (seller: InvoiceSeller, vatIds: boolean) =>
  x('ram:SellerTradeParty', [
    x('ram:Name', plain(seller.company)),
    x(
      'ram:Description',
      plain(`${seller.court}, ${seller.registerNo}. Geschäftsführung: ${seller.managers.join(', ')}`),
    ),
    x('ram:SpecifiedLegalOrganization', [
      x('ram:ID', plain(seller.registerNo)),
      x('ram:TradingBusinessName', plain(seller.name)),
    ]),
    x('ram:DefinedTradeContact', [
      x('ram:PersonName', plain(seller.contact)),
      x('ram:TelephoneUniversalCommunication', [x('ram:CompleteNumber', plain(seller.phone))]),
      x('ram:EmailURIUniversalCommunication', [x('ram:URIID', plain(seller.email))]),
    ]),
    address(seller),
    electronicAddress(seller.email),
    taxNumber('FC', seller.taxNumber),
    vatIds ? taxNumber('VA', seller.vatId) : null,
  ])

export const buyerParty = (buyer: Billing, orderer: string, vatIds: boolean) =>
  x('ram:BuyerTradeParty', [
    x('ram:Name', plain(buyer.company)),
    x('ram:DefinedTradeContact', [
      x('ram:PersonName', plain(orderer)),
      x('ram:EmailURIUniversalCommunication', [x('ram:URIID', plain(buyer.email))]),
    ]),
    address(buyer),
    electronicAddress(buyer.email),
    vatIds && buyer.vatId !== undefined ? taxNumber('VA', buyer.vatId) : null,
  ])

const address = ({
  zip,
  street,
  city,
  country,
  department,
}: Pick<Billing, 'zip' | 'street' | 'city' | 'country' | 'department'>) =>
  x('ram:PostalTradeAddress', [
    x('ram:PostcodeCode', plain(zip)),
    x('ram:LineOne', plain(street)),
    department === undefined ? null : x('ram:LineTwo', plain(department)),
    x('ram:CityName', plain(city)),
    x('ram:CountryID', country),
  ])

/** EM: by e-mail. */
const electronicAddress = (email: string) =>
  x('ram:URIUniversalCommunication', [x('ram:URIID', { schemeID: 'EM' }, plain(email))])

/** FC: the tax office's number; VA: for VAT in the Union. */
const taxNumber = (scheme: 'FC' | 'VA', number: string) =>
  x('ram:SpecifiedTaxRegistration', [x('ram:ID', { schemeID: scheme }, plain(number))])
