import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import { budgetLifecycle } from '@zhaocai/model/budget/budget-lifecycle';
import { bidApplyLifecycle } from '@zhaocai/model/demand/bid-apply';
import { demandLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import { ownFigures, type OwnList } from '@zhaocai/model/inbox/figure-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Choice } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { Link } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { homeTexts as texts } from './texts.ts';

interface Shown {
  readonly title: Text;
  readonly path: string;
  readonly choices: readonly Choice[];
  /** What its address says of the state; a list that is short has no such filter. */
  readonly filter?: string;
  /** Not worth a place where there is nothing. */
  readonly isRare?: boolean;
}

const budgets = { choices: budgetLifecycle.choices, filter: budgetLifecycle.field };
const shown: Readonly<Record<OwnList, Shown>> = {
  firstBudgets: { title: texts.firstBudgets, path: '/budget/projectLibraryManage/stairDeclare', ...budgets },
  specialBudgets: {
    title: texts.specialBudgets,
    path: '/budget/projectLibraryManage/stairSpecialDeclare',
    ...budgets,
    isRare: true,
  },
  secondBudgets: {
    title: texts.secondBudgets,
    path: '/budget/projectLibraryManage/secondDeclare',
    ...budgets,
    isRare: true,
  },
  plans: {
    title: texts.plans,
    path: '/purchaseEntrust/purchasePlan/planManage/index',
    choices: planLifecycle.choices,
    filter: planLifecycle.field,
  },
  demands: {
    title: texts.demands,
    path: '/demandInvestigate/myInvestigate/index',
    choices: demandLifecycle.choices,
    filter: demandLifecycle.field,
  },
  bidApplies: {
    title: texts.bidApplies,
    path: '/purchaseEntrust/biddingApply/index',
    choices: bidApplyLifecycle.choices,
    filter: bidApplyLifecycle.field,
  },
  entrustments: {
    title: texts.entrustments,
    path: '/agency/project',
    choices: entrustmentLifecycle.choices,
    filter: entrustmentLifecycle.field,
  },
  invitations: {
    title: texts.invitations,
    path: '/expertDatabase/own/index',
    choices: drawnExpertLifecycle.choices,
  },
  evaluations: { title: texts.evaluations, path: '/evaluation/own', choices: committeeLifecycle.choices },
};

type Counted = EndpointOutput<typeof ownFigures>['lists'][number];

/** Where the own budgets, plans, demands, entrustments or evaluations stand; each figure opens its list. */
export function OwnLists() {
  const query = useEndpoint(ownFigures, {}, { staleMs: 10_000 });
  return (
    <Loaded query={query} rows={4}>
      {({ lists }) => (
        <div className="home-wide home-lists">
          {lists.filter(isWorthAPlace).map((one) => (
            <OwnListSection key={one.list} counted={one} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function isWorthAPlace({ list, states }: Counted): boolean {
  return states.length > 0 || !shown[list].isRare;
}

function OwnListSection({ counted: { list, states } }: { readonly counted: Counted }) {
  const t = useText();
  const { title, path, choices, filter } = shown[list];
  const counts = new Map(states.map(({ state, count }) => [state, count]));
  const met = choices.filter(({ value }) => counts.has(Number(value)));
  return (
    <Section title={t(title)} extra={<Link to={path}>{t(texts.wholeList)}</Link>}>
      {met.length === 0 && <p className="home-quiet">{t(texts.ownListEmpty)}</p>}
      <ul className="home-stages">
        {met.map(({ value }) => (
          <li key={value}>
            <Link to={filter === undefined ? path : `${path}?${filter}=${value}`} className="home-stage">
              <strong>{counts.get(Number(value))}</strong>
              <ChoiceTag choices={choices} value={value} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
