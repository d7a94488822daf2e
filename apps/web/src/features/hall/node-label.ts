import { hallNodes } from '@zhaocai/model/hall/node-codes';
import type { Text } from '@zhaocai/model/kit/text';

/** What a node is called: in the reader's language, unless its unit has named it. */
export function nodeLabel({ nodeCode, nodeName }: { readonly nodeCode: number; readonly nodeName: string }): Text {
  const label = hallNodes.named(nodeCode)?.label;
  const isUsual = label !== undefined && Object.values(label).some((usual) => usual === nodeName);
  return isUsual ? label : { zh: nodeName, en: nodeName };
}
