import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Templates and catalogues of files. */
export const documentMenus: readonly MenuSeed[] = [
  {
    code: 'fileTemplate',
    name: { zh: '文件模板', en: 'File templates' },
    path: '/base/fileTemplate',
    icon: 'FileWordOutlined',
    kinds: ['platform', 'buyer', 'agency'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'use', name: { zh: '生成文件', en: 'Make documents' }, action: 2 },
    ],
  },
  {
    code: 'fileCatalog',
    name: { zh: '文件目录', en: 'File catalogues' },
    path: '/base/fileCatalog',
    icon: 'FolderOpenOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];

/** The files of each project. */
export const projectFilesMenu: MenuSeed = {
  code: 'projectFiles',
  name: { zh: '项目档案', en: 'Project files' },
  path: '/projectFiles',
  icon: 'FolderOutlined',
  kinds: ['buyer'],
  buttons: [
    ...buttons('view', 'export'),
    { verb: 'dossier', name: { zh: '下载归档资料', en: 'Download the dossier' }, action: 2 },
  ],
};
