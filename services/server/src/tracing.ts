import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** Where spans go: nowhere, unless the environment names a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
export interface Tracing {
  readonly tracer: Tracer;
  close(): Promise<void>;
}
const NAME = 'arbiter';

/** As OpenTelemetry's own variables say; its packages are loaded only then. */
export const openTracing = async (env: Readonly<Record<string, string | undefined>>): Promise<Tracing> => {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'] && !env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) return { tracer: trace.getTracer(NAME), close: async () => {} };
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] ?? NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return { tracer: provider.getTracer(NAME), close: () => provider.shutdown() };
};

/** One request as a span. Attributes are of closed lists and ids: never a token, a body, or what a game holds. */
export const spanned = async <T>(tracer: Tracer, name: string, attributes: Readonly<Record<string, string>>, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
