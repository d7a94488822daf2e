import {
  addDays,
  applicantStatus,
  batchLifecycle,
  choiceBatch,
  housingStandard,
  subsidyLifecycle,
  turnoverSort,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { idsOfAccounts, playDemo, type Platform } from '../../../platform/module/index.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import { checkApplicant } from '../choice/applicant-rules.ts';
import { checkBatch, moveBatchOn } from '../choice/batch-rules.ts';
import { saveSubsidy } from '../subsidy/save-subsidy.ts';
import { newSeed, seedHash } from '../choice/tie-key.ts';
import { review } from '../choice/move-applicants.ts';
import { checkStandard } from '../subsidy/subsidy-rules.ts';

type People = Readonly<Record<'estate' | 'manager' | 'finance', Ctx>>;

const { inReview, paid } = subsidyLifecycle.code;

/** Areas by rank from the rules of 1999 for central units, to be set by local policy (docs/estate.md C.5). */
const areas = [60, 70, 80, 90, 105, 120];

/** Standards, subsidies in every state and an open batch of the demo's university, by the commands that everybody uses. */
export function seedDemoHousing(platform: Platform & { readonly log: Logger }): Promise<void> {
  const box = createSecretBox(platform.secret);
  return playDemo(platform, { unless: housingStandard, cast: ['estate', 'manager', 'finance'] }, (people) =>
    keepHousing(people, (seed) => box.seal(seed)),
  );
}

async function keepHousing(people: People, seal: (seed: string) => string): Promise<void> {
  const ctx = people.estate;
  const accounts = ['expert1', 'expert2', 'expert3', 'expert4', 'expert5', 'finance'];
  const known = await idsOfAccounts(ctx.db, accounts);
  const ids = accounts.flatMap((account) => known.get(account) ?? []);
  if (ids.length < accounts.length) return;
  for (const [index, area] of areas.entries()) {
    const input = { rankLevel: index + 1, area: String(area), basePrice: '1265', ageUnitPrice: '13' };
    await saveRow(ctx, housingStandard, { input, hooks: { beforeSave: checkStandard } });
  }
  await seedSubsidies(people, ids);
  await seedBatch(ctx, { ids, seal });
}

async function seedSubsidies({ estate: ctx, manager, finance }: People, ids: readonly string[]): Promise<void> {
  const year = Number(ctx.now.slice(0, 4));
  const rows: readonly (readonly [Values, readonly number[]])[] = [
    [{ subsidyType: 1, rankLevel: 4, workYearsBeforeFund: '12' }, [1, 2, 4]],
    [{ subsidyType: 2, rankLevel: 4, workYearsBeforeFund: '12', ownedArea: '62.5' }, [1, 2]],
    [{ subsidyType: 3, rankLevel: 4, monthSalary: '8600', ownedArea: '62.5' }, [1]],
    [{ subsidyType: 4, rankLevel: 4, unitPrice: '698', previousArea: '80' }, [1, 3]],
    [{ subsidyType: 6, rankLevel: 3, policyAmount: '300000' }, [1, 2]],
    [{ subsidyType: 5, rankLevel: 1, policyAmount: '18000' }, []],
  ];
  for (const [index, [facts, states]] of rows.entries()) {
    let { id, version } = await saveSubsidy(ctx, { ...facts, userId: ids[index], year });
    const by = new Map<number, Ctx>([
      [inReview, ctx],
      [paid, finance],
    ]);
    for (const status of states)
      ({ id, version } = await saveSubsidy(by.get(status) ?? manager, { id, version, status }));
  }
}

interface BatchSeed {
  readonly ids: readonly string[];
  readonly seal: (seed: string) => string;
}

async function seedBatch(ctx: Ctx, { ids, seal }: BatchSeed): Promise<void> {
  const day = (days: number) => addDays(ctx.now.slice(0, 10), days);
  const year = Number(ctx.now.slice(0, 4));
  const input = {
    batchName: `${year}年青年教师周转房第一批`,
    choiceRoomType: 1,
    year,
    applyStart: `${day(-3)} 09:00:00`,
    applyEnd: `${day(11)} 17:00:00`,
    publicStart: day(12),
    publicEnd: day(16),
    choiceStart: `${day(19)} 09:00:00`,
    choiceEnd: `${day(19)} 17:00:00`,
  };
  const { id: batchId, version } = await saveRow(ctx, choiceBatch, { input, hooks: { beforeSave: checkBatch } });
  const make = (name: string) => {
    const seed = newSeed(ctx.now, name);
    return { sealed: seal(seed), hash: seedHash(seed) };
  };
  await moveBatchOn(ctx, { id: batchId, version, status: batchLifecycle.code.applying }, { make });
  const applicants: readonly Values[] = [
    { workYears: '12', schoolYears: '12', title: 3, degree: 1 },
    { workYears: '20', schoolYears: '6', title: 3, degree: 2, isCouple: true },
    { workYears: '3', schoolYears: '3', title: 2, degree: 1, talentScore: '20' },
    { workYears: '5', schoolYears: '4', title: 4, degree: 1 },
    { workYears: '8', schoolYears: '8', title: 4, degree: 2 },
  ];
  for (const [index, facts] of applicants.entries()) {
    const values = { ...facts, batchId, userId: ids[index] };
    const saved = await saveRow(ctx, turnoverSort, { input: values, hooks: { beforeSave: checkApplicant } });
    if (index < 3) await review(ctx, { ...saved, status: applicantStatus.code.valid });
  }
}
