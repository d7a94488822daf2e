import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';

export const logsTexts = {
  title: { zh: '本地日志', en: 'Local logs' },
  help: {
    zh: '本浏览器遇到的页面错误，最多保留最近 99 条。发送给管理员有助于排查问题。',
    en: 'Errors of pages in this browser, the newest 99. Sending them helps your administrator.',
  },
  none: { zh: '暂无错误日志', en: 'No errors' },
  noneHelp: { zh: '页面出错时，记录会出现在这里。', en: 'When a page fails, it is noted here.' },
  type: words.type,
  address: words.address,
  content: words.content,
  stack: { zh: '错误堆栈', en: 'Stack' },
  time: words.time,
  showStack: { zh: '展开', en: 'Show' },
  upload: { zh: '上传', en: 'Upload' },
  uploadQuestion: { zh: '确定将本地日志上传到服务器？', en: 'Upload the local logs to the server?' },
  uploadHelp: { zh: '上传后本机不再保留。', en: 'They are no longer kept here afterwards.' },
  uploaded: { zh: '发送成功!', en: 'Sent' },
  clear: words.clear,
  clearQuestion: { zh: '确定清空本地日志？', en: 'Clear the local logs?' },
  cleared: { zh: '清空成功!', en: 'Cleared' },
} as const satisfies Record<string, Text>;
