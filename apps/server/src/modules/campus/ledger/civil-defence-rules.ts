import {
  civilDefence,
  isBlank,
  isUsableTooLarge,
  mansion,
  resistanceCodes,
  resistanceFault,
  resistanceOf,
  type Resistance,
} from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFree, demandReference } from '../../../platform/rows/index.ts';

const filed = 1;
const refusals = {
  needsBoth: 'campus.civilBothLevels',
  noNuclear: 'campus.civilNoNuclear',
  needsConventional: 'campus.civilLevels',
} as const;

/** The wire says the resistance as a list of codes: one level of each kind. */
export function withLevels({ resistanceLevel, ...input }: Values): Values {
  if (isBlank(resistanceLevel)) return input;
  const codes = (Array.isArray(resistanceLevel) ? resistanceLevel : String(resistanceLevel).split(',')).map(String);
  const levels = resistanceOf(codes);
  if (!levels) return refuse('campus.civilLevels');
  return { ...input, nuclearLevel: levels.nuclear ?? null, conventionalLevel: levels.conventional ?? null };
}

/** A work may be saved (I-14, docs/estate.md B.9). */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await demandReference(ctx, mansion, { name: 'mansionId', values, existing });
  const resistance = levelsOf(values);
  const fault = resistanceFault(Number(values.category), resistance);
  if (fault) refuse(refusals[fault]);
  if (Number(values.keepOnRecord) === filed && isBlank(values.recordNo)) refuse('campus.civilRecordNo');
  demandUsable(values);
  await demandFree(ctx, civilDefence, { names: ['projectNo'], values, existing });
  return { resistanceLevel: resistanceCodes(resistance) };
}

function levelsOf({ nuclearLevel, conventionalLevel }: Values): Resistance {
  return {
    nuclear: isBlank(nuclearLevel) ? undefined : Number(nuclearLevel),
    conventional: isBlank(conventionalLevel) ? undefined : Number(conventionalLevel),
  };
}

function demandUsable({ usableArea, buildArea }: Values): void {
  const told = (area: unknown) => (isBlank(area) ? undefined : String(area));
  if (isUsableTooLarge({ usableArea: told(usableArea), buildArea: told(buildArea) })) refuse('campus.usableAboveBuild');
}

export const civilDefenceHooks: WriteHooks = { beforeSave };
