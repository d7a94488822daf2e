import type { FastifyInstance } from 'fastify';
import { parseRoute, type Endpoint } from '@zhaocai/model';
import { z } from 'zod';
import { routesOf } from './mount.ts';

/** OpenAPI 3.1 of everything that is mounted, at /api-docs; made on the first request, then kept. */
export function exposeOpenApi(server: FastifyInstance, endpoints: readonly Endpoint[], inputOf: InputOf): void {
  let document: string | undefined;
  server.get('/api-docs', async (_request, reply) => {
    document ??= JSON.stringify(openApiOf(endpoints, inputOf));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** What an endpoint takes, where its own schema leaves that open. */
type InputOf = (endpoint: Endpoint) => z.ZodType;

export function openApiOf(endpoints: readonly Endpoint[], inputOf: InputOf): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    for (const route of routesOf(endpoint)) {
      const { method, path } = parseRoute(route);
      const template = path.replace(/:(\w+)/g, '{$1}');
      (paths[template] ??= {})[method.toLowerCase()] = operationOf(endpoint, method, inputOf);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Zhaocai 招采', version: '1' },
    components: {
      securitySchemes: {
        bladeAuth: { type: 'apiKey', in: 'header', name: 'Blade-Auth', description: 'bearer <access token>' },
      },
    },
    paths,
  };
}

function operationOf(endpoint: Endpoint, method: 'GET' | 'POST', inputOf: InputOf): object {
  const input = jsonSchema(inputOf(endpoint), 'input');
  return {
    summary: `${endpoint.label.zh} / ${endpoint.label.en}`,
    'x-permission': endpoint.permission,
    'x-writes': endpoint.writes ?? false,
    ...(endpoint.permission !== 'public' && { security: [{ bladeAuth: [] }] }),
    ...(method === 'GET' ? { parameters: queryParameters(input) } : { requestBody: bodyOf(endpoint, input) }),
    responses: {
      200: {
        description: 'OK',
        ...(!endpoint.raw && { content: { 'application/json': { schema: envelope(endpoint) } } }),
      },
      400: { description: 'Refused: msg says why' },
      ...(endpoint.permission !== 'public' && {
        401: { description: 'Not signed in' },
        403: { description: 'No permission' },
      }),
    },
  };
}

function envelope(endpoint: Endpoint): object {
  return {
    type: 'object',
    required: ['code', 'success', 'data', 'msg'],
    properties: {
      code: { type: 'integer' },
      success: { type: 'boolean' },
      data: jsonSchema(endpoint.output, 'output'),
      msg: { type: 'string' },
      more: { type: 'integer', description: 'Of a list that was cut: so many rows are answered, and there are more.' },
    },
  };
}

function bodyOf(endpoint: Endpoint, schema: object): object {
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  return endpoint.upload
    ? { content: { 'multipart/form-data': { schema: file } } }
    : { content: { 'application/json': { schema } } };
}

function queryParameters(schema: { properties?: Record<string, object>; required?: string[] }): object[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
): { properties?: Record<string, object>; required?: string[] } {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
}
