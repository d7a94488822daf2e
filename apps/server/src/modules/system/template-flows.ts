import type { TemplateItem } from '@zhaocai/model';

interface Step {
  readonly name: string;
  /** The alias of the role that decides. */
  readonly role: string;
}

interface FlowSeed {
  readonly key: string;
  readonly name: string;
  readonly businessType: string;
  readonly start: string;
  readonly steps: readonly Step[];
}

/** The approvals with which a buyer begins: by roles, for nobody is there yet. Whoever asked does not decide himself. */
const buyerFlows: readonly FlowSeed[] = [
  {
    key: 'bulletin_publish',
    name: '公告发布审批',
    businessType: 'bulletin_publish',
    start: '公告送审',
    steps: [{ name: '采购负责人审核', role: 'manager' }],
  },
  {
    key: 'result_confirm',
    name: '采购结果审批',
    businessType: 'result_confirm',
    start: '结果送审',
    steps: [
      { name: '财务审核', role: 'finance' },
      { name: '采购负责人审批', role: 'manager' },
    ],
  },
];

/** As a template carries them: published, and bound to their actions. */
export const buyerFlowItems: readonly TemplateItem[] = buyerFlows.map(({ key, name, businessType, ...flow }) => ({
  key,
  name,
  value: {
    flowName: name,
    category: '采购',
    businessType,
    remark: null,
    nodeJson: JSON.stringify({ cells: cellsOf(flow) }),
    variables: [],
    isBound: true,
  },
}));

/** One below the other, joined from the first to the last. */
function cellsOf({ start, steps }: Pick<FlowSeed, 'start' | 'steps'>): object[] {
  const nodes = [{ nodeType: '1', examine: start }, ...steps.map(stepOf), { nodeType: '4', examine: '结束' }];
  const idOf = (place: number) => `s${place + 1}`;
  return nodes.flatMap((data, place) => [
    {
      id: idOf(place),
      shape: 'rect',
      position: { x: 200, y: 20 + 90 * place },
      size: { width: 120, height: 44 },
      data,
    },
    ...(place === 0
      ? []
      : [
          {
            id: `${idOf(place - 1)}-${idOf(place)}`,
            shape: 'edge',
            source: { cell: idOf(place - 1) },
            target: { cell: idOf(place) },
            data: {},
          },
        ]),
  ]);
}

/** A no ends the run: what it was about goes back with the words of who said it. */
function stepOf({ name, role }: Step): object {
  const switches = { taskEdit: '0', isCountersign: '0', isWait: '0' };
  return { nodeType: '3', examine: name, grantType: '1', rejectHandle: '1', ...switches, grantRole: role };
}
