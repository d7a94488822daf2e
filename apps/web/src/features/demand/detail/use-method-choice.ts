import type { DemandAnswer } from '@zhaocai/model';
import { demandLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { belowOf } from '@zhaocai/model/demand/demand-tree';
import { sumYuan } from '@zhaocai/model/kit/money';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { manner as mannersThatRun } from '@zhaocai/model/tendering/choices';
import { checkBeforeChoose, type AskedMethod } from '@zhaocai/model/tendering/method-check-endpoint';
import { regimeFits, usualRegime } from '@zhaocai/model/tendering/regime-fits';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';

export interface MethodChoice {
  readonly manner: number;
  readonly law: number;
  /** What the demand comes to with the parts that go along. */
  readonly money: string;
  /** By which method the buyer's rules buy this much under that law. */
  readonly asked: AskedMethod | null;
  readonly isJudging: boolean;
  readonly chooseManner: (manner: number) => void;
  readonly chooseLaw: (law: number) => void;
}

/** Method and law for a demand: what was chosen, before that what its amount asks for, before that what it proposes. */
export function useMethodChoice(demand: DemandAnswer): MethodChoice {
  const allowed = useAllowed();
  const [chosen, setChosen] = useState<{ readonly manner?: number; readonly law?: number }>({});
  const { purchaseType, itemId } = demand;
  const money = moneyOf(demand);
  const proposed = mannersThatRun.named(demand.mannerId)?.value ?? mannersThatRun.code.inquiry;
  // Which law the rules are asked under: works of such an amount are tendered.
  const lawAsked = chosen.law ?? usualLaw(chosen.manner ?? startOf(purchaseType, proposed), purchaseType);
  const judged = useEndpoint(
    checkBeforeChoose,
    { manner: chosen.manner ?? proposed, lawRegime: lawAsked, purchaseType, generalBudget: money, itemId },
    { enabled: allowed('project_view'), keepPrevious: true, staleMs: 60_000 },
  );
  const asked = judged.data?.asked ?? null;
  const isAskedFor = asked?.isBlocking === true && mannersThatRun.named(asked.manner) !== undefined;
  const manner = chosen.manner ?? (isAskedFor ? asked.manner : proposed);
  const law = chosen.law ?? (isAskedFor ? lawAsked : usualLaw(manner, purchaseType));
  return {
    manner,
    law: regimeFits({ manner, lawRegime: law }) ? law : usualLaw(manner, purchaseType),
    money,
    asked,
    isJudging: judged.isLoading,
    chooseManner: (value) => setChosen({ manner: value }),
    chooseLaw: (value) => setChosen({ manner, law: value }),
  };
}

const usualLaw = (manner: number, purchaseType: number): number =>
  lawRegime.code[usualRegime({ manner, purchaseType })];

/** Under the law of an open tender where that has its own for what is bought. */
function startOf(purchaseType: number, proposed: number): number {
  const { openTender } = mannersThatRun.code;
  const ofTender = usualRegime({ manner: openTender, purchaseType });
  return ofTender === 'tendering' ? openTender : proposed;
}

/** With every confirmed part that goes into the same project. */
function moneyOf({ id, budget, parts }: DemandAnswer): string {
  const below = belowOf(parts, id);
  const along = parts.filter((part) => below.includes(part.id) && demandLifecycle.is(part.demandStatus, 'confirmed'));
  return sumYuan([budget, ...along.map((part) => part.budget)]);
}
