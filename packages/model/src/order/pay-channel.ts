import { entity } from '../kit/entity.ts';
import { payType } from './choices.ts';

/**
 * A way of paying that a unit takes, one row of each kind. Of a transfer the account; of a channel that calls back the
 * merchant's number and the secret by which its messages are signed, which is written and never read.
 */
export const payChannel = entity({
  name: 'payChannel',
  table: 'pay_channel',
  label: { zh: '收款渠道', en: 'Payment channel' },
  path: '/api/bid-order/channel',
  verbs: { page: 'POST /queryPage', detail: 'GET /detail', save: 'POST /submit' },
  menu: 'payChannel',
  sort: ['payType'],
  permanent: true,
  dataScoped: false,
  guards: { ux_pay_channel_type: 'order.channelTwice' },
  fields: {
    payType: {
      kind: 'choice',
      label: { zh: '支付方式', en: 'Kind' },
      choices: payType.choices,
      required: true,
      fixed: true,
    },
    isOn: { kind: 'flag', label: { zh: '启用', en: 'In use' } },
    merchantNo: { kind: 'text', label: { zh: '商户号', en: 'Merchant no.' }, maxLength: 64 },
    secretKey: {
      kind: 'text',
      label: { zh: '签名密钥', en: 'Secret' },
      maxLength: 200,
      secret: true,
      help: {
        zh: '至少16个字符，只写不读；留空表示不改。',
        en: 'At least 16 characters, written and never shown; empty leaves it.',
      },
    },
    accountName: { kind: 'text', label: { zh: '收款户名', en: 'Account holder' }, maxLength: 100 },
    accountNo: {
      kind: 'text',
      label: { zh: '收款账号', en: 'Account no.' },
      maxLength: 40,
      pattern: /^[0-9][0-9 -]{6,38}$/,
      patternText: { zh: '数字账号', en: 'digits' },
    },
    bankName: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100 },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});
