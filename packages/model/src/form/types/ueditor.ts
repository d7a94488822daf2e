import type { FieldDescriptor } from '../descriptor.ts';
import { choice, common, endings, isReadonly, kept, placeholder, setting } from '../pieces.ts';
import { printHtml } from '../prints.ts';
import { checkText } from '../values.ts';

/** Its pictures are stored by the system; keys of other stores are never kept. */
export const ueditorField: FieldDescriptor = {
  type: 'ueditor',
  group: 'plugin',
  label: { zh: '富文本', en: 'Rich text' },
  icon: 'EditOutlined',
  defaults: { ...common, component: 'ueditor', upload: { action: '', oss: '', props: {} } },
  panel: [
    placeholder,
    kept(setting('text', 'upload.action', { zh: '原上传地址', en: 'Old address' })),
    kept(
      choice(
        'upload.oss',
        { zh: '原存储', en: 'Old store' },
        { '': { zh: '系统', en: 'Ours' }, ali: { zh: '阿里云', en: 'Aliyun' }, qiniu: { zh: '七牛云', en: 'Qiniu' } },
      ),
    ),
    kept(setting('text', 'upload.props.res', { zh: '返回结构层次', en: 'Path into the answer' })),
    kept(setting('text', 'upload.props.url', { zh: '返回地址键名', en: 'Key of the address in the answer' })),
    isReadonly,
    ...endings,
  ],
  valueKind: 'html',
  canNestIn: ['group'],
  isOffered: true,
  aliases: { upload: ['upload', 'options'] },
  toPrint: printHtml,
  check: checkText(200_000),
};
