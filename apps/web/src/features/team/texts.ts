import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { teamWords } from './words.ts';

export const teamTexts = {
  teams: teamWords.teams,
  edit: kitTexts.edit,
  save: kitTexts.save,
  cancel: kitTexts.cancel,
  close: kitTexts.close,
  saved: { zh: '团队已保存', en: 'Team saved' },
  add: { zh: '新增项目团队', en: 'New team' },
  change: { zh: '编辑项目团队', en: 'Change the team' },
  members: words.members,
  membersHelp: {
    zh: '按项目角色选择成员；尚未确定角色的放在“其他成员”，加入项目时再选角色。',
    en: 'Choose people by their part in projects; who has none yet goes to the others and gets one when the team joins.',
  },
  others: { zh: '其他成员', en: 'Others' },
  noMembers: { zh: '暂无成员', en: 'No members yet' },
  nameMissing: { zh: '请填写团队名称', en: 'Give the team a name' },
  leaderMissing: { zh: '请选择负责人', en: 'Choose a leader' },
  byTeam: { zh: '按团队添加', en: 'Add a team' },
  chooseTeam: { zh: '请选择团队', en: 'Choose a team' },
  noTeams: { zh: '暂无项目团队，请先在“项目团队”中新增', en: 'There is no team yet; make one under Project teams' },
  othersAs: { zh: '其他成员担任', en: 'The others as' },
  notAdded: { zh: '不添加', en: 'Not added' },
  addThem: { zh: '添加到成员', en: 'Add to the members' },
  disabledLeftOut: { zh: '{names}已停用，不会添加', en: '{names} cannot sign in and is left out' },
} as const satisfies Record<string, Text>;
