import type { Text } from '@zhaocai/model/kit/text';
import { tenderingWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const documentTexts = {
  title: tenderingWords.documents,
  handIn: tenderingWords.handInDocuments,
  handInHelp: {
    zh: '采购文件经他人确认后，随公告一并发布给供应商。',
    en: 'Confirmed by somebody else, they are published to suppliers together with the notice.',
  },
  handedIn: { zh: '采购文件已提交，等待确认', en: 'Handed in; somebody else confirms them' },
  none: { zh: '采购文件还没有提交', en: 'The documents are not handed in yet' },
  noneYet: {
    zh: '上传招标（采购）文件并提交确认',
    en: 'Upload the documents and hand them in to be confirmed',
  },
  askedBy: { zh: '{name} 提交', en: 'Handed in by {name}' },
  decidedBy: { zh: '{name} 处理', en: 'Decided by {name}' },
  backReason: tenderingWords.whyReturned,
  agree: { zh: '确认采购文件', en: 'Confirm the documents' },
  agreeTitle: { zh: '确认采购文件？', en: 'Confirm the documents?' },
  agreeText: {
    zh: '确认后即可发布公告，采购文件随公告公开。',
    en: 'The notice can then be published, and the documents with it.',
  },
  agreed: { zh: '采购文件已确认', en: 'The documents are confirmed' },
  back: words.return,
  backTitle: { zh: '退回采购文件', en: 'Return the documents' },
  backPlaceholder: { zh: '请说明要修改的内容', en: 'Say what is to be changed' },
  returned: { zh: '采购文件已退回', en: 'The documents are returned' },
  withdraw: words.takeBack,
  withdrawn: { zh: '已撤回，可以修改后重新提交', en: 'Taken back; change them and hand them in again' },
} as const satisfies Record<string, Text>;
