import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { integrationWords } from '../words.ts';

export const keyTexts = {
  title: integrationWords.apiKeys,
  notice: {
    zh: '密钥供程序调用接口，请求头为 Blade-Auth: bearer key_…。密钥以创建者本人的名义调用，只能查看和准备，不能开标、确认、审批、付款、评审、授权或管理密钥。',
    en: 'Programs call by a key in the header Blade-Auth: bearer key_…. A key acts in the name of whoever made it: it looks and prepares, and never opens, confirms, approves, pays, evaluates, grants or manages keys.',
  },
  addTitle: { zh: '新增接口密钥', en: 'New API key' },
  create: { zh: '生成密钥', en: 'Make the key' },
  scopesHelp: {
    zh: '只列出您本人拥有且可授予密钥的权限',
    en: 'Listed is what you may do yourself and a key may be given',
  },
  noScopes: { zh: '您没有可授予密钥的权限', en: 'You hold nothing that a key may be given' },
  scopesMissing: { zh: '请至少选择一项权限', en: 'Choose at least one scope' },
  everything: { zh: '选择全部', en: 'Choose all' },
  secretTitle: { zh: '密钥已生成', en: 'The key is made' },
  key: words.apiKey,
  expired: { zh: '已过期', en: 'Expired' },
  neverUsed: { zh: '尚未使用', en: 'Not used yet' },
  revokeTitle: { zh: '吊销“{name}”？', en: 'Revoke “{name}”?' },
  revokeText: {
    zh: '使用它的程序立即不能再调用接口，吊销后不能恢复。',
    en: 'Programs that use it are refused at once. It cannot be taken back.',
  },
  revoked: { zh: '密钥已吊销', en: 'Revoked' },
} as const satisfies Record<string, Text>;
