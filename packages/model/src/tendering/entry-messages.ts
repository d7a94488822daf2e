/** What registrations are refused for beside their times. */
export const entryMessages = {
  'tendering.fileUnknown': {
    zh: '报价文件不存在或不属于本次报名',
    en: 'The file does not belong to this registration',
  },
  'tendering.noEntryReview': {
    zh: '招标投标法项目和邀请方式的项目不得设置报名审核（《电子招标投标办法》第二十条），请将“报名需审核”改为“否”',
    en: 'Registrations are not reviewed under the Tendering Law or by invitation (order 20, article 20): choose no for “Registrations are reviewed”',
  },
  'tendering.mayNotRefuse': {
    zh: '本项目不得驳回报名（《电子招标投标办法》第二十条），请予通过',
    en: 'No registration for this project may be refused (order 20, article 20): approve it',
  },
} as const;
