/**
 * How an app runs on Node, here and in its image (docker/*.Dockerfile). The young generation has room for the garbage of
 * some hundred answers, so that it dies before it is copied. What that is worth is in docs/benchmarks.md.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
