import {
  faultsOfCommittee,
  fill,
  isEvaluated,
  leastMembers,
  messages,
  sumYuan,
  trimZeros,
  type CommitteeFault,
  type CommitteeFigures,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { articleOf, packagesOf, ruleInForce, type ProjectRow } from '../../tendering/index.ts';

type Judged = Pick<ProjectRow, 'id' | 'manner' | 'lawRegime' | 'purchaseType'>;

export interface FiguresFound extends CommitteeFigures {
  readonly article: string;
}

/** What the law says of the committee of a project; undefined where it knows none. */
export async function figuresOf(ctx: Ctx, project: Judged): Promise<FiguresFound | undefined> {
  const facts = { manner: Number(project.manner), lawRegime: Number(project.lawRegime), publishTime: ctx.now };
  if (!isEvaluated(facts)) return undefined;
  const [least, large, largeFrom, thirds] = await Promise.all(
    ['committeeLeast', 'committeeLarge', 'committeeLargeFrom', 'committeeExpertThirds'].map((kind) =>
      ruleInForce(ctx, facts, kind),
    ),
  );
  if (!least) return undefined;
  return {
    least: Number(least.value),
    large: large ? Number(large.value) : null,
    largeFrom: largeFrom ? trimZeros(largeFrom.value) : null,
    expertThirds: Number(thirds?.value ?? 0),
    article: articleOf(ctx, least),
  };
}

export async function demandFigures(ctx: Ctx, project: Judged): Promise<FiguresFound> {
  return (await figuresOf(ctx, project)) ?? refuse('evaluation.noCommittee');
}

interface Composed {
  readonly packageIds: readonly string[];
  readonly isComplex: boolean;
  readonly roles: readonly number[];
}

export interface Composition {
  readonly least: number;
  readonly article: string | null;
  readonly faults: readonly CommitteeFault[];
}

/** R25 to R27 for these people and packages. */
export async function compositionOf(ctx: Ctx, project: Judged, composed: Composed): Promise<Composition> {
  const figures = await figuresOf(ctx, project);
  if (!figures) return { least: 0, article: null, faults: [] };
  const packages = await packagesOf(ctx, project.id);
  const own = packages.filter(({ id }) => composed.packageIds.includes(id));
  const budget = sumYuan(own.map((one) => one.budget));
  const facts = { ...composed, budget };
  return {
    least: leastMembers(figures, facts),
    article: figures.article,
    faults: faultsOfCommittee(facts, figures),
  };
}

export function wordsOfCommitteeFault({ language }: Pick<Ctx, 'language'>, { code, params }: CommitteeFault): string {
  return fill(messages[`evaluation.${code}`][language], { ...params });
}
