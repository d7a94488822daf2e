import { commitOf, type OfParties } from '@zhaocai/model';
import { drawHashes, drawnFrom, takeReveal } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { derivedKeys, type Secret } from '../../../platform/secrets/index.ts';

type Of = Pick<Ctx, 'tenantId'>;

/** The product's share in a draw: what is drawn, the draw, and as which of its parties the product takes part. */
export interface ShareOf {
  readonly draw: 'agency' | 'expert' | 'invitation';
  readonly id: string;
  readonly party: string;
}

/** It stands nowhere until it is shown; under each SECRET that it may have been made with. */
function sharesOf(secret: Secret, { tenantId }: Of, { draw, id }: ShareOf): string[] {
  return derivedKeys(secret, `zhaocai ${draw} draw 1`, `${tenantId} ${id}`).map((key) =>
    key.subarray(0, 16).toString('hex'),
  );
}

/** Its digest, laid down before it stands who is drawn from. */
export function shareCommit(secret: Secret, ctx: Of, share: ShareOf): string {
  const [own = ''] = sharesOf(secret, ctx, share);
  return commitOf(drawHashes, share.party, own);
}

/** The share of the digest that was laid down; nothing where the SECRET that it was made with is gone. */
export function shareShown(secret: Secret, ctx: Of, { commits, ...share }: ShareOf & { readonly commits: unknown }) {
  const laidDown = (Object(commits) as OfParties)[share.party];
  return sharesOf(secret, ctx, share).find((one) => commitOf(drawHashes, share.party, one) === laidDown);
}

interface Taking extends ShareOf {
  readonly draw: 'agency' | 'expert';
  readonly commits: unknown;
  readonly reveals: unknown;
  /** Who shows his secret. */
  readonly by: string;
  readonly shown: string;
}

/**
 * Takes a person's secret; with the last one the product shows its own, which people who told each other theirs did not know
 * and nobody of them can hold back. Of a draw that was begun without one the people's alone count.
 */
export function takeShown(secret: Secret, ctx: Of, { reveals, by, shown, ...share }: Taking) {
  const { [share.party]: laidDown, ...people } = Object(share.commits) as OfParties;
  const taken = takeReveal({ commits: people, reveals: Object(reveals) as OfParties, party: by, secret: shown });
  if (taken === 'already') return refuse(`${share.draw}.revealedAlready`);
  if (taken === 'wrong') return refuse(`${share.draw}.secretWrong`);
  if (!taken.isLast || laidDown === undefined) return taken;
  const own = shareShown(secret, ctx, share) ?? refuse('agency.shareLost');
  return { reveals: { ...taken.reveals, [share.party]: own }, isLast: true };
}

type Drawing = Parameters<typeof drawnFrom>[0];

/** What is kept of a draw whose secrets are all shown, and what the chain says of it. */
export function endOf(
  { now }: Pick<Ctx, 'now'>,
  draw: Drawing,
  { commits, reveals }: Record<'commits' | 'reveals', OfParties>,
) {
  const { drawNo, round } = draw;
  const { seed, tickets } = drawnFrom(draw, reveals);
  return {
    set: { commits, reveals, seed, tickets, drawTime: now },
    payload: { drawNo, candidateRoot: draw.candidateRoot ?? '', round, commits, reveals, seed, tickets },
  };
}
