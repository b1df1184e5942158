/**
 * How an app runs on Node, here and in its image (docker/Dockerfile). The young generation has room for the garbage of
 * about a hundred responses, so that most of it is freed before it is copied. The effect is in docs/benchmarks.md.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
