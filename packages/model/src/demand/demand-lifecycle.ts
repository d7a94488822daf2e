import { lifecycle } from '../kit/lifecycle.ts';

const demand = {
  name: 'demandName',
  number: 'demandNo',
  path: '/demandInvestigate/needsDetail/index?id={id}',
} as const;

/**
 * From what a department describes to the project that is made of it. Who wrote or handed in a demand does not confirm it.
 */
export const demandLifecycle = lifecycle({
  field: 'demandStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inResearch: { value: 1, label: { zh: '调研中', en: 'In research' }, tone: 'blue' },
    toConfirm: { value: 2, label: { zh: '待确认', en: 'To be confirmed' }, tone: 'orange' },
    confirmed: { value: 3, label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
    projectMade: { value: 4, label: { zh: '已立项', en: 'Project made' }, tone: 'green' },
    returned: { value: 5, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
    closed: { value: 6, label: { zh: '已归档', en: 'Archived' }, tone: 'grey' },
  },
  actions: {
    submit: {
      from: ['draft', 'inResearch', 'returned'],
      to: 'toConfirm',
      permission: 'demandManage_submit',
      label: { zh: '提交', en: 'Submit' },
    },
    recall: {
      from: ['toConfirm'],
      to: 'draft',
      permission: 'demandManage_submit',
      label: { zh: '撤回', en: 'Recall' },
    },
    confirm: {
      from: ['toConfirm'],
      to: 'confirmed',
      permission: 'demandManage_confirm',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '确认', en: 'Confirm' },
    },
    reject: {
      from: ['toConfirm', 'confirmed'],
      to: 'returned',
      permission: 'demandManage_confirm',
      label: { zh: '退回', en: 'Return' },
      reason: 'required',
      danger: true,
    },
    close: {
      from: ['draft', 'returned', 'confirmed', 'projectMade'],
      to: 'closed',
      permission: 'demandManage_close',
      label: { zh: '归档', en: 'Close' },
      reason: 'required',
      danger: true,
    },
    reopen: {
      from: ['closed'],
      to: 'draft',
      permission: 'demandManage_close',
      label: { zh: '重新启用', en: 'Open again' },
      reason: 'required',
    },
    // The four that follow are what its research and its project do to it.
    research: { from: ['draft', 'returned'], to: 'inResearch', label: { zh: '发布调研', en: 'Publish the research' } },
    dropResearch: { from: ['inResearch'], to: 'draft', label: { zh: '撤回调研', en: 'Research withdrawn' } },
    makeProject: { from: ['confirmed'], to: 'projectMade', label: { zh: '立项', en: 'Make a project' } },
    giveBack: {
      from: ['projectMade', 'closed'],
      to: 'confirmed',
      label: { zh: '立项退回', en: 'Given back by its project' },
    },
  },
  duties: {
    confirm: {
      ...demand,
      states: ['toConfirm'],
      by: 'confirm',
      notDuring: 'demand_confirm',
      due: 'deliveryDate',
      label: { zh: '确认采购需求', en: 'Confirm the demand' },
    },
    submitAgain: {
      ...demand,
      states: ['returned'],
      person: 'createUser',
      due: 'deliveryDate',
      label: { zh: '修改后重新提交', en: 'Change and submit again' },
    },
    makeProject: {
      ...demand,
      states: ['confirmed'],
      permission: 'demandManage_project',
      due: 'deliveryDate',
      label: { zh: '据需求立项', en: 'Make a project of the demand' },
    },
  },
  told: {
    person: 'createUser',
    about: 'demand',
    name: 'demandName',
    words: { confirm: 'confirmed', reject: 'returned', makeProject: 'finished', giveBack: 'returned' },
  },
});

/**
 * A question to the market, from its draft to the day on which no answer is taken any more. It goes out at once, or when the
 * people of a bound flow have agreed.
 */
export const researchLifecycle = lifecycle({
  field: 'researchStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    published: { value: 1, label: { zh: '调研中', en: 'Open' }, tone: 'blue' },
    ended: { value: 2, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
    withdrawn: { value: 3, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
    inApproval: { value: 4, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
  },
  actions: {
    askApproval: {
      from: ['draft'],
      to: 'inApproval',
      permission: 'demandManage_research',
      label: { zh: '送审', en: 'Ask for approval' },
    },
    rejectApproval: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'demandManage_research',
      label: { zh: '审批未通过', en: 'Not approved' },
      danger: true,
    },
    withdrawApproval: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'demandManage_research',
      label: { zh: '撤回送审', en: 'Take back from approval' },
    },
    publish: {
      from: ['draft', 'inApproval'],
      to: 'published',
      permission: 'demandManage_research',
      label: { zh: '发布调研', en: 'Publish' },
      effects: ['demand.research'],
    },
    extend: {
      from: ['published'],
      to: 'published',
      permission: 'demandManage_research',
      label: { zh: '延长截止时间', en: 'Extend' },
      reason: 'required',
    },
    end: {
      from: ['published'],
      to: 'ended',
      permission: 'demandManage_research',
      label: { zh: '结束调研', en: 'End the research' },
      confirm: {
        zh: '结束后供应商不能再提交或修改方案。早于公布的截止时间结束的，须说明原因，并告知已答复的供应商。',
        en: 'Suppliers cannot hand in or change an answer after that. Before the published time it takes a reason, and whoever has answered is told.',
      },
      reason: 'optional',
    },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      permission: 'demandManage_research',
      label: { zh: '撤回调研', en: 'Withdraw' },
      reason: 'required',
      danger: true,
      effects: ['demand.dropResearch'],
    },
  },
  duties: {
    gather: {
      states: ['published'],
      person: 'createUser',
      from: 'endTime',
      due: 'deliveryDate',
      isDueOfWhole: true,
      of: { entity: 'demand', field: 'demandId' },
      name: demand.name,
      number: demand.number,
      path: '/demandInvestigate/needsDetail/index?id={of}',
      label: { zh: '比较调研方案并提交需求', en: 'Compare the answers and hand the demand in' },
    },
  },
});

/** Published at some time: what everybody may read of it, whatever became of it. */
export const readableResearch = researchLifecycle.sql('published', 'ended', 'withdrawn');
