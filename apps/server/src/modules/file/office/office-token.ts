import { signedTickets, type SignedTicket, type SignedTickets, type Secret } from '../../../platform/secrets/index.ts';

export type OfficeMode = 'view' | 'review' | 'edit';

type Names = 'tenantId' | 'userId' | 'sessionId' | 'fileId' | 'mode';

/** What the office server may do for a user: this file, in this way, while this session lasts. */
export type OfficeGrant = SignedTicket<Names>;
export type OfficeTokens = SignedTickets<Names>;

/** Long enough for a piece of work; the office server cannot ask for another. */
export const officeHours = 2;

export function createOfficeTokens(secret: Secret): OfficeTokens {
  return signedTickets(secret, 'zhaocai office token 2', ['tenantId', 'userId', 'sessionId', 'fileId', 'mode']);
}
