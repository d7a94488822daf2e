import { drawChecks, expertDrawLifecycle, type DrawCheck, type ExpertDrawRound, type OfParties } from '@zhaocai/model';
import { faultsOfRecord, sameJson, stepsOfDraw, type DrawStep } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { roundsOf, type DrawRow } from './find-draw.ts';
import { poolDigestOf, resultDigestOf } from './lay-down-pool.ts';

export interface Compared {
  readonly faults: readonly DrawCheck[];
  readonly recorded: readonly Pick<DrawStep, 'action' | 'at' | 'hash'>[];
}

const acts = ['add', 'edit', 'begin', 'join', 'finish', 'drawAlone', 'nextRound', 'notify', 'annul', 'lapse', 'cancel'];

/**
 * A draw against the chain of its project, where each step was written down as it was done, pools and orders by their
 * digests: a row that somebody changed past the product may follow from itself to the last digest, and still is not what was
 * drawn.
 */
export async function compareWithRecord(ctx: Pick<Ctx, 'db' | 'tenantId'>, draw: DrawRow): Promise<Compared> {
  const actions = acts.map((name) => `expertDraw.${name}`);
  const steps = await stepsOfDraw(ctx, { stream: draw.projectId, subject: draw.id, actions });
  const recorded = steps.map(({ action, at, hash }) => ({ action, at, hash }));
  const found = new Set(roundsOf(draw).flatMap((round) => faultsOfRound(draw, round, steps)));
  return { recorded, faults: drawChecks.filter((check) => found.has(check)) };
}

function faultsOfRound(draw: DrawRow, round: ExpertDrawRound, steps: readonly DrawStep[]): DrawCheck[] {
  const isDrawn = round.seed !== null;
  const payloadOf = (...names: readonly string[]) =>
    steps.find(
      ({ action, payload }) =>
        names.some((name) => action === `expertDraw.${name}`) &&
        (payload['round'] === undefined || payload['round'] === round.round),
    )?.payload;
  const laid = round.round === 1 ? payloadOf('join', 'drawAlone') : payloadOf('nextRound');
  const drawn = round.round === 1 ? payloadOf('finish', 'drawAlone') : laid;
  const commits = Object(draw.commits) as OfParties;
  const reveals = Object(draw.reveals) as OfParties;
  const isOrder = !isDrawn || drawn?.['resultDigest'] === resultDigestOf(round, reveals);
  const firstCommits = round.round === 1 && !expertDrawLifecycle.is(draw.infoStatus, 'draft', 'waiting');
  const differs: Readonly<Record<DrawCheck, boolean>> = {
    commits: firstCommits && !sameJson(laid?.['commits'], commits),
    candidateRoot: laid?.['candidateRoot'] !== round.candidateRoot || laid['poolDigest'] !== poolDigestOf(round),
    seed: !isOrder,
    order: !isOrder,
  };
  return faultsOfRecord({ ...round, drawNo: draw.drawNo, commits, reveals }, { isDrawn, differs });
}
