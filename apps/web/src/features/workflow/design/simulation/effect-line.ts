import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { decidedByRule, taskStatus } from '@zhaocai/model/workflow/run-lifecycle';
import type { FlowEffect, FlowTask } from '@zhaocai/model/workflow/state';
import type { Translate } from '../../../../kit/text/language.ts';
import { fakeName, initiator } from './simulate.ts';
import { reasonTexts, simulationTexts as texts, statusTexts, stuckTexts } from './texts.ts';

export interface Teller {
  readonly t: Translate;
  readonly rows: readonly FlowExamine[];
}

/** What happened, as a sentence; undefined for what another line says already. */
export function effectLine(effect: FlowEffect, teller: Teller): string | undefined {
  const { t } = teller;
  switch (effect.kind) {
    case 'taskOpened':
      return undefined;
    case 'taskClosed':
      return closedLine(effect.task, teller);
    case 'visitOpened': {
      const step = stepName(effect.nodeId, teller);
      const people = effect.trace.at(-1)?.people ?? [];
      // What the rule did where nobody is left is told with its row.
      if (effect.trace.length === 0 || effect.trace.at(-1)?.step === 'empty') return undefined;
      return t(texts.opened, { step, people: people.map((person) => personName(person, teller)).join('、') });
    }
    case 'visitClosed':
    case 'recalled':
      return undefined;
    case 'edgeTaken':
    case 'edgeSkipped':
      return edgeLine(effect, teller);
    case 'joined':
      return t(texts.joined, { step: stepName(effect.nodeId, teller), count: effect.tokens });
    case 'stuck':
      return t(texts.stuck, { step: stepName(effect.nodeId, teller), why: t(stuckTexts[effect.because]) });
    case 'statusChanged':
      return t(statusTexts[effect.status]);
  }
}

function closedLine(task: FlowTask, teller: Teller): string {
  const { t } = teller;
  const words = { step: stepName(task.nodeId, teller), person: personName(task.person, teller) };
  const rule = decidedByRule.named(task.automatic)?.label;
  if (rule && taskStatus.is(task.status, 'agreed', 'rejected')) return t(texts.byRule, { ...words, rule: t(rule) });
  const said = taskStatus.named(task.status)?.name;
  const isSaid = said === 'submitted' || said === 'agreed' || said === 'rejected';
  return t(texts[isSaid ? said : 'closed'], words);
}

function edgeLine(effect: Extract<FlowEffect, { kind: 'edgeTaken' | 'edgeSkipped' }>, teller: Teller): string {
  const { t, rows } = teller;
  const edge = rows.find(({ nodeId }) => nodeId === effect.edgeId);
  const condition = edge?.nodeExpression ? `（${edge.nodeExpression}）` : '';
  return t(effect.kind === 'edgeTaken' ? texts.taken : texts.skipped, {
    from: stepName(edge?.sourceNodeId, teller),
    to: stepName(edge?.targetNodeId, teller),
    why: t(reasonTexts[effect.because]) + condition,
  });
}

function stepName(id: string | undefined, { rows }: Teller): string {
  return rows.find(({ nodeId }) => nodeId === id)?.examine ?? '';
}

export function personName(person: string, { t, rows }: Teller): string {
  if (person === initiator) return t(texts.initiator);
  if (person === 'administrator') return t(texts.administrator);
  if (person === 'leader') return t(texts.leader);
  const name = fakeName(person, rows);
  return /^[A-Z0-9]+$/.test(name) ? t(texts.person, { name }) : name;
}
