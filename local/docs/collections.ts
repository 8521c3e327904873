import type * as z from 'zod/mini';
import { Mail } from '../../functions/src/emails/mail.ts';
import { Consent } from '../../src/domain/accounts/consent.schema.ts';
import { Identity } from '../../src/domain/accounts/identity.schema.ts';
import { Profile } from '../../src/domain/accounts/profile.schema.ts';
import { ZaloAccount } from '../../src/domain/accounts/zaloAccount.schema.ts';
import { AuditEntry } from '../../src/domain/admin/admin.schema.ts';
import { AdviceCounts } from '../../src/domain/advice/advice.schema.ts';
import { ListingDays } from '../../src/domain/advice/listingDays.schema.ts';
import { Alert } from '../../src/domain/alerts/alert.schema.ts';
import { AlertMatch } from '../../src/domain/alerts/alertMatch.schema.ts';
import { AlertSettings } from '../../src/domain/alerts/alertSettings.schema.ts';
import { Follow } from '../../src/domain/alerts/follow.schema.ts';
import { Contact } from '../../src/domain/contacts/contact.schema.ts';
import { Reveal } from '../../src/domain/contacts/reveal.schema.ts';
import { AwayAnswer } from '../../src/domain/conversations/away.schema.ts';
import { Block } from '../../src/domain/conversations/block.schema.ts';
import { Inquiry, Reply } from '../../src/domain/conversations/inquiry.schema.ts';
import { MessagePhoto } from '../../src/domain/conversations/messagePhoto.schema.ts';
import { Like } from '../../src/domain/listings/like.schema.ts';
import { Draft, Hidden, Published } from '../../src/domain/listings/listing.schema.ts';
import { ConversationReport } from '../../src/domain/moderation/conversationReport.schema.ts';
import { Suspension } from '../../src/domain/moderation/moderation.schema.ts';
import { Report } from '../../src/domain/moderation/report.schema.ts';
import { FraudSigns, TextPrint } from '../../src/domain/moderation/signs.schema.ts';
import { Reinstatement, SuspensionMark } from '../../src/domain/moderation/suspensionMark.schema.ts';
import { Rates } from '../../src/domain/money/money.schema.ts';
import { OutboxPause } from '../../src/domain/outbox/outbox.schema.ts';
import { RepeatedBike } from '../../src/domain/photos/repeatedBike.schema.ts';
import { PriceHistory } from '../../src/domain/prices/priceHistory.schema.ts';
import { PushDevice } from '../../src/domain/push/pushDevice.schema.ts';
import { ReconcileState } from '../../src/domain/reconcile/reconcile.schema.ts';
import { AgreedDeal } from '../../src/domain/reviews/deal.schema.ts';
import { Review, ReviewReport } from '../../src/domain/reviews/review.schema.ts';
import { Seller } from '../../src/domain/sellers/seller.schema.ts';
import { Shop, ShopInvitation, ShopPerson } from '../../src/domain/shops/shop.schema.ts';
import { ChangedBike, StockChange, StockNumber } from '../../src/domain/stock/stock.schema.ts';
import { StoredContactMessage } from '../../src/domain/support/contactMessage.schema.ts';
import { Feedback, StoredSupportRequest } from '../../src/domain/support/feedback.schema.ts';
import { TakedownCount } from '../../src/domain/support/takedown.schema.ts';
import { MonthCounts, PublicAccounts } from '../../src/domain/trust/publicAccounts.schema.ts';

export type Collection = { path: string; description: string; schema: z.ZodMiniType };

/** Documents with a schema, in the order of docs/data.md. */
export const collections: Collection[] = [
  {
    path: 'motorcycles/{id}',
    description: 'A listing that has been public. Its seller writes it; everybody may read it.',
    schema: Published,
  },
  {
    path: 'motorcycles/{id} (draft)',
    description: 'A listing that its seller is still writing, and nobody else reads.',
    schema: Draft,
  },
  {
    path: 'motorcycles/{id} (hidden)',
    description:
      'A listing that an operator has taken off the site. Its seller reads why; an operator brings it back.',
    schema: Hidden,
  },
  {
    path: 'motorcycles/{id}/contact/{phone|whatsapp}',
    description: 'A number to call. Its seller writes it; buyers ask `revealContact` for it.',
    schema: Contact,
  },
  {
    path: 'profiles/{uid}',
    description: 'Somebody’s name and picture, which they write themselves.',
    schema: Profile,
  },
  {
    path: 'identities/{uid}',
    description: 'How somebody’s identity was checked. The server writes it; only they read it.',
    schema: Identity,
  },
  {
    path: 'consents/{uid}_{purpose}_{version}',
    description: 'A version of the terms that somebody agreed to. They write it once, and only they read it.',
    schema: Consent,
  },
  {
    path: 'sellers/{uid}',
    description: 'What was counted about somebody who sells. The server’s alone.',
    schema: Seller,
  },
  {
    path: 'shops/{id}',
    description: 'A shop with its public details and its owner. The server’s alone.',
    schema: Shop,
  },
  {
    path: 'shops/{id}/stock/{number}',
    description: 'The listing to which a dealer gave a stock number. The server’s alone.',
    schema: StockNumber,
  },
  {
    path: 'shops/{id}/changes/{id}',
    description: 'A change of bikes that can be undone. The server’s alone; goes at `expires_at`.',
    schema: StockChange,
  },
  {
    path: 'shops/{id}/changes/{id}/changed_bikes/{listing}',
    description: 'What a bike was before that change. The server’s alone; goes at `expires_at`.',
    schema: ChangedBike,
  },
  { path: 'shop_people/{uid}', description: 'The shop for which somebody acts.', schema: ShopPerson },
  {
    path: 'shop_invitations/{shop}_{hash}',
    description: 'An address that the owner of a shop invites, until it is accepted or for 14 days.',
    schema: ShopInvitation,
  },
  { path: 'likes/{uid}_{listing}', description: 'Somebody likes a bike. Only they read it.', schema: Like },
  {
    path: 'inquiries/{id}',
    description: 'A conversation about a bike. `sendInquiry` begins it; its two sides answer and close it.',
    schema: Inquiry,
  },
  { path: 'inquiries/{id}/replies/{id}', description: 'One answer in it.', schema: Reply },
  {
    path: 'message_photos/{id}',
    description:
      'A photo for the two people of a conversation. Functions write it; its sender asks for its state; goes at `delete_at`.',
    schema: MessagePhoto,
  },
  {
    path: 'deals/{listing}',
    description:
      'The thread whose two people agreed that this bike was bought and sold: one for each listing. Its seller asks whether there is one.',
    schema: AgreedDeal,
  },
  {
    path: 'reviews/{thread}_{buyer|seller}',
    description:
      'What one of the two of an agreed deal says of the other. Its author reads it, and once it is published whom it is about.',
    schema: Review,
  },
  {
    path: 'blocks/{uid}_{other}',
    description: 'Whom somebody has blocked. Only they read it, and never the other.',
    schema: Block,
  },
  { path: 'alerts/{uid}_{0…19}', description: 'Which bikes somebody waits for.', schema: Alert },
  {
    path: 'follows/{uid}_{seller}',
    description:
      'A seller whose new bikes somebody wants to hear of. Only they read it, and never the seller.',
    schema: Follow,
  },
  { path: 'alert_settings/{uid}', description: 'How somebody wants to hear of them.', schema: AlertSettings },
  {
    path: 'away_answers/{uid}',
    description: 'When a seller answers messages. Functions write the automatic answer into the thread.',
    schema: AwayAnswer,
  },
  {
    path: 'alert_finds/{uid}_{listing}',
    description: 'A bike that an alert found, or whose price fell. The server’s alone; goes at `expires_at`.',
    schema: AlertMatch,
  },
  {
    path: 'push_subscriptions/{hash}',
    description:
      'A device that is told of messages and bikes, and of which. The server’s alone; goes at `expires_at`.',
    schema: PushDevice,
  },
  {
    path: 'feedback/{id}',
    description: 'What a member thinks of the site; the operator reads it.',
    schema: Feedback,
  },
  {
    path: 'support_requests/{uid}_{n}',
    description: 'What a member needs help with; the operator reads it.',
    schema: StoredSupportRequest,
  },
  {
    path: 'contact_messages/{id}',
    description: 'A message of the contact page.',
    schema: StoredContactMessage,
  },
  {
    path: 'takedowns/{year}',
    description: "How many requests for removal have a number in a year. The server's alone.",
    schema: TakedownCount,
  },
  {
    path: 'reports/{uid}_{listing}',
    description: 'What somebody finds wrong with a listing. The server’s alone.',
    schema: Report,
  },
  {
    path: 'review_reports/{uid}_{review}',
    description: 'What somebody finds wrong with a review. The server’s alone.',
    schema: ReviewReport,
  },
  {
    path: 'conversation_reports/{uid}_{thread}',
    description:
      'What one side of a conversation reports of the other. `reportConversation` writes it; its reporter reads it; goes at `expires_at`.',
    schema: ConversationReport,
  },
  {
    path: 'fraud_signs/{listing|message}_{id}',
    description:
      'Signs of fraud that add up, for an operator to look at. The server’s alone; goes at `expires_at`.',
    schema: FraudSigns,
  },
  {
    path: 'repeated_bikes/{listing}',
    description:
      'Its owner shows the same photo in another listing. The server writes it, and its owner reads it.',
    schema: RepeatedBike,
  },
  {
    path: 'text_prints/{listing|thread_side}',
    description:
      'By what a copied text is found again. The server’s alone; that of a message goes at `expires_at`.',
    schema: TextPrint,
  },
  {
    path: 'reveals/{uid}_{listing}',
    description: 'Somebody has seen a number of this bike. The server’s alone.',
    schema: Reveal,
  },
  {
    path: 'suspensions/{uid}',
    description: 'Somebody is suspended, for as long as this lies here. The server’s alone.',
    schema: Suspension,
  },
  {
    path: 'suspension_marks/{hash}_{uid}',
    description:
      'An identity of a suspended person, as a signed hash. Only a confirmed address or phone bars others. The server’s alone; goes at `expires_at`.',
    schema: SuspensionMark,
  },
  {
    path: 'zalo_accounts/{hash}',
    description:
      'The account that somebody at Zalo opens, under a hash of their id there. The server’s alone.',
    schema: ZaloAccount,
  },
  {
    path: 'reinstatements/{uid}',
    description: 'An operator let this account in, whatever marks others have left. The server’s alone.',
    schema: Reinstatement,
  },
  {
    path: 'audit/{id}',
    description:
      'An action of an operator, or a look at numbers, written together with it and never changed. The server’s alone.',
    schema: AuditEntry,
  },
  { path: 'rates/current', description: 'What one US dollar buys.', schema: Rates },
  {
    path: 'price_history/{make}',
    description: 'What the models of a make cost, week by week, each by its Monday. The server’s alone.',
    schema: PriceHistory,
  },
  {
    path: 'listing_days/{listing}',
    description: 'How many have looked at a listing, day by day. The server’s alone; goes with the listing.',
    schema: ListingDays,
  },
  {
    path: 'trust_counts/{month}',
    description:
      'What was counted for the transparency report, day by day: counts, minutes and codes of reasons. The server’s alone.',
    schema: MonthCounts,
  },
  {
    path: 'stats/trust',
    description: 'The transparency report, by month. Everybody may read them.',
    schema: PublicAccounts,
  },
  {
    path: 'stats/advice',
    description: 'What listings with and without a factor were asked, each night anew. The server’s alone.',
    schema: AdviceCounts,
  },
  {
    path: 'reconcile/state',
    description:
      'How far the comparison of everything with the listings has come, and what it repaired. The server’s alone.',
    schema: ReconcileState,
  },
  {
    path: 'mail/{kind}_{source}',
    description: 'An email, from its writing to its end. The server’s alone; goes at `expires_at`.',
    schema: Mail,
  },
  {
    path: 'outbox/{host}',
    description:
      'A mail server that takes no email, for as long as it does so; by the host of our address. The server’s alone.',
    schema: OutboxPause,
  },
];
