import type { Text } from '@zhaocai/model/kit/text';
import { nodeType } from '@zhaocai/model/workflow/definition';
import type { StepKind } from './drawing/graph.ts';
import { words } from '../../../kit/text/words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { workflowWords } from '../words.ts';

export function kindLabel(kind: StepKind): Text {
  return nodeType.named(kind)?.label ?? { zh: kind, en: kind };
}

export const projectRoleTexts = {
  '1': { zh: '需求经办人', en: 'Requirement handler' },
  '2': { zh: '需求负责人', en: 'Requirement head' },
  '3': { zh: '归口经办人', en: 'Centralised handler' },
  '4': { zh: '归口负责人', en: 'Centralised head' },
  '5': { zh: '采购经办人', en: 'Procurement handler' },
  '6': { zh: '采购负责人', en: 'Procurement head' },
  '7': { zh: '归口分管领导', en: 'Centralised leader in charge' },
} as const satisfies Record<string, Text>;

/** Sentences of the canvas and its tools. */
export const designTexts = {
  palette: { zh: '节点', en: 'Steps' },
  paletteHelp: {
    zh: '拖到画布，或点击插入到所选节点之后',
    en: 'Drag onto the canvas, or click to insert after the chosen step',
  },
  canvas: { zh: '流程画布', en: 'Canvas of the flow' },
  closeBack: { zh: '关闭并返回', en: 'Close' },
  saveDraft: { zh: '保存流程信息', en: 'Save' },
  publish: words.publish,
  publishTitle: { zh: '发布这个流程？', en: 'Publish this flow?' },
  publishText: {
    zh: '新发起的流程将使用这个版本，正在运行的流程不受影响。',
    en: 'New runs take this version; what runs already is not affected.',
  },
  publishBlocked: { zh: '还有 {count} 处错误，改正后才能发布', en: '{count} faults must be mended before publishing' },
  undo: words.undo,
  redo: words.redo,
  copy: kitTexts.copy,
  cut: { zh: '剪切', en: 'Cut' },
  paste: words.paste,
  remove: kitTexts.remove,
  selectAll: kitTexts.selectAll,
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适应画布', en: 'Fit' },
  tidy: { zh: '整理布局', en: 'Tidy up' },
  check: workflowWords.check,
  simulate: { zh: '模拟', en: 'Simulate' },
  versions: words.versions,
  variables: { zh: '表单字段', en: 'Form fields' },
  export: kitTexts.export,
  exportPng: { zh: '图片 PNG', en: 'Picture (PNG)' },
  exportSvg: { zh: '矢量图 SVG', en: 'Drawing (SVG)' },
  exportBpmn: { zh: 'BPMN 2.0', en: 'BPMN 2.0' },
  draftTag: words.draft,
  publishedTag: words.publishedAs,
  unsaved: words.unsaved,
  guessed: { zh: '类型待确认', en: 'Kind not confirmed' },
  phone: {
    zh: '流程设计需要更大的屏幕，这里只能查看',
    en: 'Designing needs a larger screen; here the flow can only be read',
  },
  noFlow: { zh: '请从流程列表打开设计器', en: 'Open the designer from the list of flows' },
  toList: { zh: '返回流程列表', en: 'Back to the list' },
  unreadable: {
    zh: '保存的流程图无法读取，没有打开，以免覆盖',
    en: 'The stored drawing cannot be read; it was not opened, so that it is not overwritten',
  },
  noImage: { zh: '图片没有生成，请改用 SVG', en: 'The picture could not be made; take SVG instead' },
  emptyCanvas: { zh: '从左侧拖入“开始”，画出第一个流程', en: 'Drag “Start” from the left to begin' },
} as const satisfies Record<string, Text>;
