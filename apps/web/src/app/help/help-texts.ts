import type { Text } from '@zhaocai/model/kit/text';
import { appWords } from '../words.ts';

export const helpTexts = {
  title: appWords.onlineHelp,
  howTo: { zh: '使用说明', en: 'How to work with it' },
  none: { zh: '本页还没有单独的帮助，以下是各页通用的操作。', en: 'This page has no help of its own yet. In general:' },
  all: { zh: '查看全部说明', en: 'Read everything' },
  contents: { zh: '帮助目录', en: 'Contents' },
  search: { zh: '在帮助中查找', en: 'Search the help' },
  nothingFound: { zh: '没有找到相关的帮助，请换一个词', en: 'No help says this; try another word' },
  common: { zh: '通用页面', en: 'For everybody' },
  others: { zh: '其他菜单的页面', en: 'Pages of other menus' },
  print: { zh: '新窗口打开（可打印）', en: 'Open by itself, to print' },
} as const satisfies Record<string, Text>;

export interface HelpTopic {
  readonly title: Text;
  readonly points: readonly Text[];
}

export const helpTopics: readonly HelpTopic[] = [
  {
    title: { zh: '找到页面', en: 'Finding a page' },
    points: [
      { zh: '左侧菜单按系统分组，顶部可切换系统', en: 'The menu is grouped by system; switch systems at the top' },
      { zh: 'Ctrl + K 打开菜单搜索，可输入拼音首字母', en: 'Ctrl + K searches the menu by the beginning of a name' },
      { zh: '顶部的「工作台」关闭全部页签，回到工作台', en: 'The workbench button closes all tabs and starts afresh' },
    ],
  },
  {
    title: { zh: '列表与表单', en: 'Lists and forms' },
    points: [
      { zh: 'j / k 上下移动，Enter 打开，n 新增，/ 搜索', en: 'j and k move, Enter opens, n adds, / searches' },
      { zh: '筛选、排序和页码保存在地址中，可收藏或转发', en: 'Filters, order and page are part of the address' },
      {
        zh: 'Ctrl + Enter 提交表单；出错时已填内容不会丢失',
        en: 'Ctrl + Enter submits; errors never lose what you typed',
      },
    ],
  },
  {
    title: { zh: '页签', en: 'Tabs' },
    points: [
      {
        zh: '右键页签，或用右端的按钮，可关闭其他、关闭全部、清除缓存',
        en: 'Right-click a tab, or use the button at the end',
      },
      { zh: '橙色圆点表示有未保存的修改', en: 'An orange dot marks unsaved work' },
    ],
  },
  {
    title: { zh: '时间与截止', en: 'Time and deadlines' },
    points: [
      { zh: '所有截止时间以服务器时间（北京时间）为准', en: 'Deadlines follow the server’s clock, Beijing time' },
      { zh: '最后 24 小时显示橙色，截止后显示红色', en: 'The last 24 hours are orange, what is past is red' },
    ],
  },
  {
    title: { zh: '账号与安全', en: 'Account and safety' },
    points: [
      { zh: '离开座位时请锁屏；锁屏密码只保存在本浏览器', en: 'Lock the screen when you leave; pages stay open' },
      {
        zh: '「日志」保存本浏览器遇到的错误，可一键发送给管理员',
        en: 'Logs keep this browser’s errors, ready to send',
      },
    ],
  },
];
