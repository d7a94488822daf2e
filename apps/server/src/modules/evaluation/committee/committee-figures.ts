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
  type purchasePackage,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { articleOf, rulesInForce, type ProjectRow } from '../../tendering/index.ts';

type PackageRow = Pick<Row<typeof purchasePackage>, 'id' | 'budget'>;
type Judged = Pick<ProjectRow, 'id' | 'manner' | 'lawRegime' | 'purchaseType'>;

export interface FiguresFound extends CommitteeFigures {
  readonly article: string;
}

/** What the law says of the committee of a project; undefined where it knows none. */
export async function figuresOf(ctx: Ctx, project: Judged): Promise<FiguresFound | undefined> {
  const facts = { manner: Number(project.manner), lawRegime: Number(project.lawRegime), publishTime: ctx.now };
  if (!isEvaluated(facts)) return undefined;
  const kinds = ['committeeLeast', 'committeeLarge', 'committeeLargeFrom', 'committeeExpertThirds'];
  const [least, large, largeFrom, thirds] = await rulesInForce(ctx, facts, kinds);
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
  /** Of the packages that are evaluated, in yuan. */
  readonly budget: string;
  readonly isComplex: boolean;
  readonly roles: readonly number[];
}

export interface Composition {
  readonly least: number;
  readonly article: string | null;
  readonly faults: readonly CommitteeFault[];
}

/** What the packages of a committee may cost together. */
export function budgetOf(packages: readonly PackageRow[], ids: readonly string[]): string {
  return sumYuan(packages.filter(({ id }) => ids.includes(id)).map(({ budget }) => budget));
}

/** R25 to R27 for these people and packages. */
export async function compositionOf(ctx: Ctx, project: Judged, composed: Composed): Promise<Composition> {
  const figures = await figuresOf(ctx, project);
  if (!figures) return { least: 0, article: null, faults: [] };
  return {
    least: leastMembers(figures, composed),
    article: figures.article,
    faults: faultsOfCommittee(composed, figures),
  };
}

export function wordsOfCommitteeFault({ language }: Pick<Ctx, 'language'>, { code, params }: CommitteeFault): string {
  return fill(messages[`evaluation.${code}`][language], { ...params });
}
