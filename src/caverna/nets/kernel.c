/* The inner loops of networks that numpy is slow at: two of inference, two of training. inference.py and trainer.py do
   the same in numpy where this module was not compiled. All arrays are contiguous; the caller has checked their shapes. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define FAST __attribute__((target_clones("avx512f", "avx2,fma", "default"), optimize("O3", "fast-math")))
#else
#define FAST
#endif

#ifdef _MSC_VER
#define restrict __restrict
#endif

/* sums[row] += (new - old) * weights[column] for every number of an observation that has changed. */
FAST static void add_rows(float *restrict sums, const float *restrict weights, float *restrict observations,
                          const int64_t *places, const float *numbers, int64_t count, int64_t row_size, int64_t width)
{
    for (int64_t k = 0; k < count; k++) {
        int64_t place = places[k];
        float change = numbers[k] - observations[place];
        if (change == 0.0f)
            continue;
        observations[place] = numbers[k];
        float *restrict sum = sums + place / row_size * width;
        const float *restrict weight = weights + place % row_size * width;
        for (int64_t j = 0; j < width; j++)
            sum[j] += change * weight[j];
    }
}

/* out = hidden . rows[action] + bias[action] for the legal actions of every position. */
FAST static void score_actions(const float *restrict hidden, const float *restrict rows, const float *restrict bias,
                               const int64_t *counts, const int64_t *actions, float *restrict out, int64_t positions,
                               int64_t width)
{
    int64_t at = 0;
    for (int64_t i = 0; i < positions; i++) {
        const float *restrict x = hidden + i * width;
        for (int64_t k = 0; k < counts[i]; k++, at++) {
            const float *restrict row = rows + actions[at] * width;
            float sum = bias[actions[at]];
            for (int64_t j = 0; j < width; j++)
                sum += x[j] * row[j];
            out[at] = sum;
        }
    }
}

/* Nineteen of twenty numbers of an observation are 0. What is not costs one row of weights. */
#define STEPS 127.0f
#define FOR_EACH_NUMBER(x, inputs, j)                                                                                  \
    for (int64_t j##_block = 0; j##_block < inputs; j##_block += 8)                                                    \
        if (any(x + j##_block, inputs - j##_block))                                                                    \
            for (int64_t j = j##_block; j < j##_block + 8 && j < inputs; j++)                                          \
                if (x[j])

static inline int any(const int8_t *x, int64_t left)
{
    uint64_t block = 1;
    if (left >= 8)
        memcpy(&block, x, 8);
    return block != 0;
}

/* sums[i] += observations[i] . weights, where observations are bytes in steps of 1/127. */
FAST static void add_products(float *restrict sums, const float *restrict weights, const int8_t *restrict observations,
                              int64_t rows, int64_t inputs, int64_t width)
{
    for (int64_t i = 0; i < rows; i++) {
        const int8_t *x = observations + i * inputs;
        float *restrict sum = sums + i * width;
        FOR_EACH_NUMBER(x, inputs, j)
        {
            const float *restrict weight = weights + j * width;
            float number = x[j] / STEPS;
            for (int64_t k = 0; k < width; k++)
                sum[k] += number * weight[k];
        }
    }
}

/* gradient += transposed observations . slopes: the gradient of those weights. */
FAST static void add_gradient(float *restrict gradient, const float *restrict slopes,
                              const int8_t *restrict observations, int64_t rows, int64_t inputs, int64_t width)
{
    for (int64_t i = 0; i < rows; i++) {
        const int8_t *x = observations + i * inputs;
        const float *restrict slope = slopes + i * width;
        FOR_EACH_NUMBER(x, inputs, j)
        {
            float *restrict sum = gradient + j * width;
            float number = x[j] / STEPS;
            for (int64_t k = 0; k < width; k++)
                sum[k] += number * slope[k];
        }
    }
}

static int get_buffers(PyObject *const *arguments, Py_buffer *buffers, int number, unsigned writable)
{
    for (int i = 0; i < number; i++) {
        int flags = PyBUF_C_CONTIGUOUS | (writable >> i & 1 ? PyBUF_WRITABLE : 0);
        if (PyObject_GetBuffer(arguments[i], &buffers[i], flags) < 0) {
            while (i-- > 0)
                PyBuffer_Release(&buffers[i]);
            return -1;
        }
    }
    return 0;
}

static PyObject *update(PyObject *module, PyObject *const *arguments, Py_ssize_t number)
{
    Py_buffer b[5];
    if (number != 8) {
        PyErr_SetString(PyExc_TypeError, "update takes sums, weights, observations, places, numbers, count, row_size, width");
        return NULL;
    }
    int64_t count = PyLong_AsLongLong(arguments[5]), row_size = PyLong_AsLongLong(arguments[6]);
    int64_t width = PyLong_AsLongLong(arguments[7]);
    if (PyErr_Occurred() || get_buffers(arguments, b, 5, 1u | 4u) < 0)
        return NULL;
    add_rows(b[0].buf, b[1].buf, b[2].buf, b[3].buf, b[4].buf, count, row_size, width);
    for (int i = 0; i < 5; i++)
        PyBuffer_Release(&b[i]);
    Py_RETURN_NONE;
}

static PyObject *policy(PyObject *module, PyObject *const *arguments, Py_ssize_t number)
{
    Py_buffer b[6];
    if (number != 8) {
        PyErr_SetString(PyExc_TypeError, "policy takes hidden, rows, bias, counts, actions, out, positions, width");
        return NULL;
    }
    int64_t positions = PyLong_AsLongLong(arguments[6]), width = PyLong_AsLongLong(arguments[7]);
    if (PyErr_Occurred() || get_buffers(arguments, b, 6, 32u) < 0)
        return NULL;
    score_actions(b[0].buf, b[1].buf, b[2].buf, b[3].buf, b[4].buf, b[5].buf, positions, width);
    for (int i = 0; i < 6; i++)
        PyBuffer_Release(&b[i]);
    Py_RETURN_NONE;
}

typedef void sparse_product(float *, const float *, const int8_t *, int64_t, int64_t, int64_t);

static PyObject *call_sparse(sparse_product *function, PyObject *const *arguments, Py_ssize_t number, const char *usage)
{
    Py_buffer b[3];
    if (number != 6) {
        PyErr_SetString(PyExc_TypeError, usage);
        return NULL;
    }
    int64_t rows = PyLong_AsLongLong(arguments[3]), inputs = PyLong_AsLongLong(arguments[4]);
    int64_t width = PyLong_AsLongLong(arguments[5]);
    if (PyErr_Occurred() || get_buffers(arguments, b, 3, 1u) < 0)
        return NULL;
    function(b[0].buf, b[1].buf, b[2].buf, rows, inputs, width);
    for (int i = 0; i < 3; i++)
        PyBuffer_Release(&b[i]);
    Py_RETURN_NONE;
}

static PyObject *products(PyObject *module, PyObject *const *arguments, Py_ssize_t number)
{
    return call_sparse(add_products, arguments, number, "products takes sums, weights, observations, rows, inputs, width");
}

static PyObject *gradient(PyObject *module, PyObject *const *arguments, Py_ssize_t number)
{
    return call_sparse(add_gradient, arguments, number, "gradient takes sums, slopes, observations, rows, inputs, width");
}

static PyMethodDef methods[] = {
    {"update", (PyCFunction)(void (*)(void))update, METH_FASTCALL, "Add the rows of the first layer that changed."},
    {"policy", (PyCFunction)(void (*)(void))policy, METH_FASTCALL, "The logits of the legal actions."},
    {"products", (PyCFunction)(void (*)(void))products, METH_FASTCALL, "The first layer of observations in bytes."},
    {"gradient", (PyCFunction)(void (*)(void))gradient, METH_FASTCALL, "The gradient of the first layer."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "kernel", "Inner loops of networks.", -1, methods};

PyMODINIT_FUNC PyInit_kernel(void) { return PyModule_Create(&definition); }
