import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, choice, common, endings, isMultiple, isReadonly, kept, setting, whole } from '../pieces.ts';
import { printFiles } from '../prints.ts';
import { checkFiles } from '../values.ts';

/** Files go through the system whatever address an old form names; that is kept for the old tools. */
export const uploadField: FieldDescriptor = {
  type: 'upload',
  group: 'upload',
  label: { zh: '上传', en: 'Files' },
  icon: 'UploadOutlined',
  defaults: { ...common, showFileList: true, multiple: true, limit: 10, props: {}, propsHttp: {}, canvasOption: {} },
  panel: [
    choice(
      'listType',
      { zh: '文件列表类型', en: 'Shown as' },
      {
        text: { zh: '附件', en: 'Files' },
        'picture-card': { zh: '照片墙', en: 'Picture wall' },
        'picture-img': { zh: '头像', en: 'One picture' },
        picture: { zh: '缩略图', en: 'Thumbnails' },
      },
    ),
    setting('text', 'accept', { zh: '文件类型', en: 'Kinds of file' }),
    whole('filesize', { zh: '文件大小(字节)', en: 'Largest in bytes' }, { min: 0 }),
    isMultiple,
    whole('limit', { zh: '最大上传数', en: 'Most files' }, { min: 1, max: 100 }),
    kept(setting('flag', 'dragFile', { zh: '拖拽上传', en: 'Drop files' })),
    kept(setting('flag', 'showFileList', { zh: '显示文件列表', en: 'Show the list' })),
    kept(setting('text', 'loadText', { zh: '上传提示', en: 'While uploading' })),
    kept(setting('text', 'action', { zh: '原上传地址', en: 'Old address' })),
    kept(
      choice(
        'oss',
        { zh: '原存储', en: 'Old store' },
        { '': { zh: '系统', en: 'Ours' }, ali: { zh: '阿里云', en: 'Aliyun' }, qiniu: { zh: '七牛云', en: 'Qiniu' } },
      ),
    ),
    kept(setting('text', 'props.label', { zh: '列表地址键名', en: 'Key of the address in the list' })),
    kept(setting('text', 'props.value', { zh: '列表名称键名', en: 'Key of the name in the list' })),
    kept(setting('text', 'propsHttp.url', { zh: '返回地址键名', en: 'Key of the address in the answer' })),
    kept(setting('text', 'propsHttp.name', { zh: '返回名称键名', en: 'Key of the name in the answer' })),
    kept(setting('text', 'propsHttp.res', { zh: '返回结构层次', en: 'Path into the answer' })),
    kept(setting('text', 'propsHttp.fileName', { zh: '文件参数名', en: 'Name of the part' })),
    kept(setting('text', 'canvasOption.text', { zh: '水印文字', en: 'Watermark' })),
    kept(setting('text', 'canvasOption.fontFamily', { zh: '水印字体', en: 'Its font' })),
    kept(setting('colour', 'canvasOption.color', { zh: '水印颜色', en: 'Its colour' })),
    kept(whole('canvasOption.fontSize', { zh: '水印字号', en: 'Its size' }, { min: 8, max: 200 })),
    kept(whole('canvasOption.opacity', { zh: '水印透明度', en: 'Its opacity' }, { min: 10, max: 100 })),
    kept(whole('canvasOption.bottom', { zh: '水印下边距', en: 'From the bottom' }, { min: 0, max: 2_000 })),
    kept(whole('canvasOption.right', { zh: '水印右边距', en: 'From the right' }, { min: 0, max: 2_000 })),
    {
      kind: 'number',
      key: 'canvasOption.ratio',
      label: { zh: '压缩比例', en: 'Compression' },
      step: 0.1,
      isKept: true,
      bounds: () => ({ min: 0, max: 1 }),
    },
    isReadonly,
    ...endings,
  ],
  valueKind: 'files',
  canNestIn: anywhere,
  isOffered: true,
  aliases: { filesize: ['filesize', 'fileSize'], dragFile: ['dragFile', 'drag'] },
  toPrint: printFiles,
  check: checkFiles,
};
