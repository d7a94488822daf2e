import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { versionInput } from './wire.ts';

const base = '/api/process/flow-binding' as const;

const bindingAnswer = z.object({
  businessType: z.string(),
  /** The action that waits for an approval where a flow is bound to it. */
  label: z.string(),
  /** What happens without a flow: who decides then, or that it takes effect at once; in the reader's language. */
  withoutFlow: z.string(),
  /** Counts up with every change; 0 as long as nobody has bound anything. */
  version: z.number(),
  /** The bound flow; null: `withoutFlow` is what happens. */
  defindId: z.string().nullable(),
  /** Bound, switched on and published: only then is anybody asked. */
  isInForce: z.boolean(),
  /** Its flow has gone: the action is refused until another one is bound, or none is wanted. */
  isHeld: z.boolean(),
  updateUserName: z.string().nullable(),
  updateTime: z.string().nullable(),
  /** The published flows of this kind of business. */
  flows: z.array(
    z.object({
      defindId: z.string(),
      flowName: z.string(),
      isEnabled: z.boolean(),
      /** The way on which it asks nobody: it cannot be bound, and where it was before, the action is refused. */
      undecidedWay: z.string().nullable(),
    }),
  ),
});
export type FlowBinding = z.infer<typeof bindingAnswer>;

export const flowBindings = endpoint({
  route: `GET ${base}/list`,
  label: { zh: '审批绑定', en: 'Which actions ask which flow' },
  permission: 'flowBinding_view',
  input: z.object({}),
  output: z.array(bindingAnswer),
});

/** Lets a flow decide about an action from now on, or, without one, nobody; what runs already runs on. */
export const bindFlow = endpoint({
  route: `POST ${base}/save`,
  label: { zh: '绑定审批流程', en: 'Bind a flow to an action' },
  permission: 'flowBinding_edit',
  input: z.object({ businessType: z.string().max(60), defindId: idInput.nullish(), version: versionInput }),
  output: z.object({ businessType: z.string(), version: z.number(), defindId: z.string().nullable() }),
  writes: true,
  ids: { defindId: 'flowDefinition' },
});

export const bindingEndpoints = [flowBindings, bindFlow] as const;
