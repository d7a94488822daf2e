import { bindFlow, flowBindings, flowPeople, flowSave, readNodeJson } from '@zhaocai/model';
import type { Product } from '../product/product.ts';
import { callAs } from './caller.ts';
import { tenantOf } from '../people/account.ts';

/** A step of a flow: who is asked, by account, and where a no goes (1 the end, 2 the step before, 3 the initiator). */
export interface AskedStep {
  readonly name: string;
  readonly account: string;
  readonly rejectHandle: '1' | '2' | '3';
}

export interface FlowPlan {
  readonly flowKey: string;
  readonly flowName: string;
  /** The action that it decides about from now on. */
  readonly businessType: string;
  readonly steps: readonly AskedStep[];
}

/** Draws, publishes and binds a flow of one step after the other, as the administrator of the buying tenant does. */
export async function bindNewFlow({ url }: Product, plan: FlowPlan): Promise<void> {
  const asHead = await callAs(url, 'admin', tenantOf.buyer);
  const { flowKey, flowName, businessType } = plan;
  const { records: people } = await asHead(flowPeople, { current: 1, size: 100 });
  const approvals = plan.steps.map(({ name, account, rejectHandle }) => {
    const person = people.find((one) => one.account === account);
    if (!person) throw new Error(`nobody has the account ${account}`);
    return { nodeType: '3', examine: name, grantType: '2', grantUser: person.id, rejectHandle, taskEdit: '0' };
  });
  const steps = [{ nodeType: '1', examine: '送审' }, ...approvals, { nodeType: '4', examine: '结束' }];
  const nodes = steps.map((data, index) => ({
    id: `n${index}`,
    shape: 'rect',
    position: { x: 200, y: 20 + index * 100 },
    size: { width: 176, height: 60 },
    data,
  }));
  const edges = nodes.slice(1).map(({ id }, index) => ({
    id: `e${index}`,
    shape: 'edge',
    source: { cell: `n${index}` },
    target: { cell: id },
    data: {},
  }));
  const nodeJson = JSON.stringify({ cells: [...nodes, ...edges] });
  const flowExamines = [...(readNodeJson(nodeJson)?.rows ?? [])];
  const named = { flowKey, flowName, businessType };
  const { defindId } = await asHead(flowSave, { ...named, nodeJson, flowExamines, publish: true });
  const bindings = await asHead(flowBindings, {});
  const { version = 0 } = bindings.find((binding) => binding.businessType === businessType) ?? {};
  await asHead(bindFlow, { businessType, version, defindId });
}
