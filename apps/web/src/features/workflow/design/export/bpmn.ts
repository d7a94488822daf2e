import { nodeType } from '@zhaocai/model/workflow/definition';
import { isOn, type FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { boxOf, isSide, kindOf, portPoint, type Graph, type Step, type Way } from '../drawing/graph.ts';
import { escapeXml } from './escape-xml.ts';

const spaces = [
  'xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"',
  'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"',
  'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"',
  'xmlns:di="http://www.omg.org/spec/DD/20100524/DI"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:flow="urn:zhaocai:flow"',
].join(' ');

/**
 * The flow as BPMN 2.0 with its drawing: 1 start event, 2 and 3 user tasks, 4 end event, 5 sequence flows, 6 exclusive
 * gateways. Before a step that waits for branches stands an inclusive gateway. What BPMN has no word for lies in
 * extension elements of our own.
 */
export function bpmnOf(graph: Graph, { key, name }: { readonly key: string; readonly name: string }): string {
  const process = [
    ...graph.steps.flatMap((step) => stepXml(step, graph)),
    ...graph.ways.map((way) => wayXml(way, graph)),
  ];
  const shapes = [...graph.steps.flatMap(shapeXml), ...graph.ways.flatMap((way) => edgeXml(way, graph))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions ${spaces} id="definitions" targetNamespace="urn:zhaocai:flow">
  <bpmn:process id="${idOf(key)}" name="${escapeXml(name)}" isExecutable="false">
${process.map((line) => `    ${line}`).join('\n')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="${idOf(key)}">
${shapes.map((line) => `      ${line}`).join('\n')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
}

/** An XML id: what begins with a digit, or has signs of its own, is spelled so that it stays unique. */
function idOf(id: string): string {
  return `n_${id.replace(/[^\w-]/g, (sign) => `.${sign.codePointAt(0)?.toString(16)}`)}`;
}

const { code } = nodeType;
const elements = {
  [code.start]: 'startEvent',
  [code.task]: 'userTask',
  [code.approval]: 'userTask',
  [code.end]: 'endEvent',
  [code.decision]: 'exclusiveGateway',
} as const;

const waits = ({ data }: Step) => isOn(data.row.isWait);

function stepXml(step: Step, graph: Graph): string[] {
  const { row } = step.data;
  const element = elements[kindOf(step)];
  const id = idOf(step.id);
  const otherwise = graph.ways.find((way) => way.source === step.id && !way.data?.row.nodeExpression);
  const byDefault = nodeType.is(kindOf(step), 'decision') && otherwise ? ` default="${idOf(otherwise.id)}"` : '';
  const body = extensionXml(row) + (isOn(row.isCountersign) ? countersignXml(row) : '');
  const own = `<bpmn:${element} id="${id}" name="${escapeXml(row.examine)}"${byDefault}>${body}</bpmn:${element}>`;
  if (!waits(step)) return [own];
  return [
    `<bpmn:inclusiveGateway id="${id}_join" />`,
    own,
    `<bpmn:sequenceFlow id="${id}_joined" sourceRef="${id}_join" targetRef="${id}" />`,
  ];
}

/** Passed as soon as enough have agreed: whole numbers, as the engine counts. */
function countersignXml({ countersignRate }: FlowExamine): string {
  const rate = Number(countersignRate || 100);
  const condition = `\${nrOfAgreedInstances * 100 >= ${rate} * nrOfInstances}`;
  return `<bpmn:multiInstanceLoopCharacteristics><bpmn:completionCondition xsi:type="bpmn:tFormalExpression">${escapeXml(condition)}</bpmn:completionCondition></bpmn:multiInstanceLoopCharacteristics>`;
}

function extensionXml(row: FlowExamine): string {
  const fields = Object.entries(row)
    .filter(([name, value]) => !['nodeId', 'examine'].includes(name) && value !== undefined && value !== '')
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `<flow:field name="${name}">${escapeXml(text)}</flow:field>`;
    });
  return `<bpmn:extensionElements>${fields.join('')}</bpmn:extensionElements>`;
}

function targetRef(way: Way, { steps }: Graph): string {
  const target = steps.find(({ id }) => id === way.target);
  return target && waits(target) ? `${idOf(way.target)}_join` : idOf(way.target);
}

function wayXml(way: Way, graph: Graph): string {
  const { examine = '', nodeExpression } = way.data?.row ?? {};
  const name = examine ? ` name="${escapeXml(examine)}"` : '';
  const open = `<bpmn:sequenceFlow id="${idOf(way.id)}"${name} sourceRef="${idOf(way.source)}" targetRef="${targetRef(way, graph)}"`;
  if (!nodeExpression) return `${open} />`;
  return `${open}><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escapeXml(nodeExpression)}</bpmn:conditionExpression></bpmn:sequenceFlow>`;
}

function shapeXml(step: Step): string[] {
  const { x, y, width, height } = boxOf(step);
  const shape = (id: string, box: string) =>
    `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds ${box} /></bpmndi:BPMNShape>`;
  const own = shape(idOf(step.id), `x="${x}" y="${y}" width="${width}" height="${height}"`);
  if (!waits(step)) return [own];
  const join = `${idOf(step.id)}_join`;
  const middle = x + width / 2;
  return [
    own,
    shape(join, `x="${middle - 15}" y="${y - 44}" width="30" height="30"`),
    `<bpmndi:BPMNEdge id="${idOf(step.id)}_joined_di" bpmnElement="${idOf(step.id)}_joined"><di:waypoint x="${middle}" y="${y - 14}" /><di:waypoint x="${middle}" y="${y}" /></bpmndi:BPMNEdge>`,
  ];
}

function edgeXml(way: Way, { steps }: Graph): string[] {
  const [from, to] = [way.source, way.target].map((id) => steps.find((step) => step.id === id));
  if (!from || !to || !isSide(way.sourceHandle) || !isSide(way.targetHandle)) return [];
  const end = waits(to)
    ? { x: boxOf(to).x + boxOf(to).width / 2, y: boxOf(to).y - 44 }
    : portPoint(boxOf(to), way.targetHandle);
  const points = [portPoint(boxOf(from), way.sourceHandle), ...(way.data?.points ?? []), end];
  const waypoints = points.map(({ x, y }) => `<di:waypoint x="${x}" y="${y}" />`).join('');
  return [`<bpmndi:BPMNEdge id="${idOf(way.id)}_di" bpmnElement="${idOf(way.id)}">${waypoints}</bpmndi:BPMNEdge>`];
}
