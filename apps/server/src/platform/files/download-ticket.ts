import { signedTickets, type SignedTicket, type SignedTickets, type Secret } from '../secrets/index.ts';

type Names = 'tenantId' | 'fileId' | 'userId';

/** What a link allows: this user of this tenant, this file, until then. */
export type Ticket = SignedTicket<Names>;
export type Tickets = SignedTickets<Names>;

/** How long a link lives: long enough for a click, too short to be passed on. */
export const ticketSeconds = 300;

export function createTickets(secret: Secret, purpose = 'zhaocai file ticket 1'): Tickets {
  return signedTickets(secret, purpose, ['tenantId', 'fileId', 'userId']);
}
