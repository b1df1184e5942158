/**
 * How an app runs on Node, here and in its image (docker/Dockerfile). The young generation has room for the garbage of some
 * hundred responses, so that it is freed before it is copied. The effect is in docs/benchmarks.md.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
