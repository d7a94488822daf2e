interface HelpText {
  readonly title: string;
  readonly points: readonly string[];
}

/** Help that comes with the product, by the menu that a page belongs to, or by its route where it has no menu. */
export interface HelpSeed {
  readonly code?: string;
  readonly route?: string;
  readonly zh: HelpText;
  readonly en: HelpText;
}

export const helpSeeds: readonly HelpSeed[] = [
  {
    route: '/wel/firstIndex',
    zh: {
      title: '工作台',
      points: [
        '待办、我的项目、临近的截止时间和通知集中在这里，点击任意一项直接进入。',
        '顶部「返回工作台」关闭全部页签并回到此页；有未保存的修改时会先询问。',
        '图表中的每一段都可点击，查看它背后的数据。',
      ],
    },
    en: {
      title: 'Workbench',
      points: [
        'To-dos, your projects, deadlines ahead and announcements are gathered here; click one to open it.',
        'The workbench button at the top closes all tabs and leads here; unsaved work is asked about first.',
        'Every part of a chart can be clicked to see the rows behind it.',
      ],
    },
  },
  {
    route: '/info/index',
    zh: {
      title: '个人信息',
      points: [
        '头像支持 jpg、png，不超过 500 KB。',
        '修改密码后，您在其他设备上的登录会立即失效。',
        '密码至少 8 位，同时包含字母和数字，不含 123456 或 654321。',
      ],
    },
    en: {
      title: 'My profile',
      points: [
        'The picture may be a jpg or png of up to 500 KB.',
        'After a change of password you are signed out on all other devices.',
        'A password has at least 8 characters with a letter and a digit, without 123456 or 654321.',
      ],
    },
  },
  {
    code: 'project',
    zh: {
      title: '采购项目',
      points: [
        '新建项目后先填写包件和需求，再提交审核；提交前可随时保存草稿。',
        '法定期限按项目适用的法规自动校验，不满足时会指明依据的条款。',
        '开标时间一到才能开标，报价在此之前任何人都看不到。',
        '「存证」可核对该项目的每一步操作是否被改动。',
      ],
    },
    en: {
      title: 'Projects',
      points: [
        'Fill in packages and needs, then submit for confirmation; a draft can be saved at any time.',
        'Statutory terms are checked by the regime of the project; a shortfall names the article.',
        'Quotes cannot be opened or seen by anybody before the opening time.',
        '“Evidence” verifies that no step of the project was altered.',
      ],
    },
  },
  {
    code: 'entry',
    zh: {
      title: '报名与报价',
      points: ['开标前只显示报名数量，不显示供应商名称。', '审核报名时请填写意见；被退回的供应商可在截止前重新报名。'],
    },
    en: {
      title: 'Entries',
      points: [
        'Until the opening only the number of registrations is shown, not who they are.',
        'Say why when a registration is returned; the supplier may register again before the deadline.',
      ],
    },
  },
  {
    code: 'bid',
    zh: {
      title: '我的报名',
      points: [
        '先报名，审核通过后即可报价；截止时间以服务器时间为准。',
        '报价提交时即加密，开标前可以修改或撤回，每个版本都会保留。',
      ],
    },
    en: {
      title: 'My bids',
      points: [
        'Register first; once approved you can quote. Deadlines follow the server’s clock.',
        'A quote is sealed when it is sent. Until the opening it can be changed or withdrawn; every version is kept.',
      ],
    },
  },
  {
    code: 'supplier',
    zh: {
      title: '供应商库',
      points: ['拉黑须填写原因，被拉黑的供应商不能再报名。', '统一社会信用代码可点击复制。'],
    },
    en: {
      title: 'Supplier library',
      points: [
        'Blacklisting needs a reason; such a supplier can no longer register.',
        'A credit code is copied by a click.',
      ],
    },
  },
  {
    code: 'user',
    zh: {
      title: '用户管理',
      points: [
        '初始密码由系统给出，只显示一次；用户首次登录必须修改。',
        '不能授予超出本人权限的角色，也不能停用自己或最后一名管理员。',
        '批量导入请使用模板，有错误的行会逐行说明，修改后重新上传即可。',
        '状态为「待审核」的账号来自注册，分配角色后即可登录。',
      ],
    },
    en: {
      title: 'Users',
      points: [
        'The initial password is shown once; the user has to change it at the first sign-in.',
        'You cannot grant more than you hold, nor disable yourself or the last administrator.',
        'Import with the template; faulty rows are named one by one.',
        'Accounts that wait come from a registration; give them a role and they can sign in.',
      ],
    },
  },
  {
    code: 'desknotice',
    zh: {
      title: '通知公告',
      points: ['可发给全体或指定部门，发布后能看到谁已阅读。', '已发布的通知撤回时须填写原因。'],
    },
    en: {
      title: 'Announcements',
      points: ['Send to everybody or to departments; you see who has read it.', 'Withdrawing one needs a reason.'],
    },
  },
  {
    code: 'deskhelp',
    zh: {
      title: '帮助维护',
      points: [
        '按页面路径或菜单编号填写帮助，打开「在线帮助」时显示。',
        '本单位填写的帮助优先于平台自带的帮助；填写外部地址后直接打开该地址。',
      ],
    },
    en: {
      title: 'Help pages',
      points: [
        'Help is written for a route or a menu code and shown in the help drawer.',
        'Your own help stands before the platform’s. An address elsewhere is opened in its place.',
      ],
    },
  },
];
