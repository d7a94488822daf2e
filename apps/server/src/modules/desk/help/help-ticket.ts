import { signedTickets, type SignedTickets, type Secret } from '../../../platform/secrets/index.ts';

/** The help page of a tenant, for somebody of this tenant: he may read its own help and the platform's. */
export type HelpTickets = SignedTickets<'tenantId' | 'helpId'>;

/** As long as somebody may take to open the drawer's frame again. */
export const helpTicketSeconds = 600;

/** A page is read for longer than it is opened: its links to other pages last a working day. */
export const helpLinkSeconds = 8 * 3600;

/** A frame sends no Blade-Auth header, so its address carries who may read. */
export function createHelpTickets(secret: Secret): HelpTickets {
  return signedTickets(secret, 'zhaocai help ticket 2', ['tenantId', 'helpId']);
}
